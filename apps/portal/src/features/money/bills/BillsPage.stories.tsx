import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Money/Invoices",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/payments/invoices",
    shows: /TEST-|documents/,
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Each filter says how many it shows; what was given back stands below zero, with a true minus. */
export const Full: Story = {
  play: async (context) => {
    await portalScreen.play(context);
    const { canvas } = context;
    await expect(await canvas.findByRole("button", { name: /^Credit notes\s*\d+$/ })).toBeVisible();
    await expect(canvas.getAllByText(/^\u2212\$\d/)[0]).toBeVisible();
  },
};
export const Empty: Story = { args: { as: "newcomer", shows: "No invoice yet" } };
export const Loading: Story = { args: { answering: "never", shows: "Invoices" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };

/** A press opens the document beside the list; J goes to the next. */
export const Opened: Story = {
  play: async ({ canvas, step }) => {
    const numbers = () => canvas.getAllByText(/^(INV|CN)-\d+$/);
    await waitFor(() => expect(numbers().length).toBeGreaterThan(1));
    const [first, second] = numbers();
    const head = (of: HTMLElement | undefined) => ({ name: new RegExp(`${of?.textContent}$`) });
    await step("a press opens it", async () => {
      await userEvent.click(first as HTMLElement);
      await screen.findByRole("heading", head(first));
      await expect(screen.getByRole("button", { name: "Save as PDF" })).toBeVisible();
    });
    await step("J goes to the next", async () => {
      await userEvent.keyboard("j");
      await screen.findByRole("heading", head(second));
    });
  },
};
