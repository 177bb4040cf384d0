import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Tasks/List",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/task-management",
    shows: "Confirm wheelchair access on the ferry landing",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
/** One that waits for something open is not done by a slip. */
export const AskedBeforeDone: Story = {
  play: async (context) => {
    await meta.play?.(context);
    await context.userEvent.click(
      await screen.findByRole("button", { name: /^To do: Zimmerkontingent/ }),
    );
    const question = await screen.findByRole("alertdialog");
    await expect(question).toHaveTextContent("waits for 1 task that is open");
    await context.userEvent.click(within(question).getByRole("button", { name: "Leave it open" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};
/** What is understood of a line is a list to choose from, and can be left in the name. */
export const ChosenInTheLine: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await meta.play?.(context);
    const field = await screen.findByRole("textbox", { name: "New task" });
    await userEvent.type(field, "Book band tomorrow !high");
    await userEvent.click(await screen.findByRole("button", { name: "High" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Low" }));
    await waitFor(() => expect(field).toHaveValue("Book band tomorrow !low"));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(await screen.findByRole("button", { name: "Low" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Not meant/ }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Low" })).toBeNull());
    await expect(field).toHaveValue("Book band tomorrow !low");
  },
};
/** Paper has a table of its own: what is done has its tick, days their year and their place's clock. */
export const OnPaper: Story = {
  args: { address: "/task-management?show=all" },
  play: async (context) => {
    await meta.play?.(context);
    window.dispatchEvent(new Event("beforeprint"));
    const due = await waitFor(() =>
      screen.getByText("Due", { selector: "table:not([aria-label]) > thead th:nth-child(3)" }),
    );
    const paper = due.closest("table");
    await expect(paper).not.toBeVisible();
    await expect(paper).toHaveTextContent("Confirm wheelchair access on the ferry landing");
    await expect(paper).toHaveTextContent("✓");
    await expect(paper).toHaveTextContent(/\d{4}/);
    await expect(paper).toHaveTextContent("New York");
    window.dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(paper).not.toBeInTheDocument());
  },
};
export const OfAllEvents: Story = {
  args: { address: "/task-management?event=all&show=all", shows: "Book the boat to Cacilhas" },
};
export const NothingLikeThat: Story = {
  args: { address: "/task-management?q=zeppelin", shows: "No task like that" },
};
export const Empty: Story = {
  args: { as: "newcomer", shows: "First an event, then its tasks" },
};
export const Loading: Story = { args: { answering: "never", shows: "Tasks" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
