import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { portalScreen } from "../../../../testing/portalScreen.tsx";
import recording from "../../recorded.json";

const meta = {
  title: "Screens/Mailing/E-mail campaign",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/email-marketing/3d4425ad-a8a7-4e5f-ab5a-2a20b92ab3c9",
    shows: "Review and send",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Draft: Story = {};
/** Its time told from the event: which day that is now is said, and one that has passed is refused. */
export const Timed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Review and send" }));
    const dialog = within(canvasElement.ownerDocument.body);
    await userEvent.click(await dialog.findByRole("radio", { name: /^Days before or after/ }));
    await expect(await dialog.findByText(/^As things stand it goes /)).toBeVisible();
    const days = dialog.getByRole("spinbutton", { name: "Days" });
    await userEvent.clear(days);
    await userEvent.type(days, "300");
    await expect(await dialog.findByText(/^That moment has passed/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Counted" }), "invitation");
    await expect(await dialog.findByText(/^Goes .* after an unanswered invitation/)).toBeVisible();
  },
};
/** The mail itself, as its first reader will get it, beside what goes and to how many. */
export const Scheduled: Story = {
  args: {
    address: "/email-marketing/e9317f7d-450d-4712-a322-39bdccdd7399",
    shows: "Take it back",
  },
  play: async (context) => {
    await portalScreen.play(context);
    const { canvas } = context;
    await expect(await canvas.findByText("What goes")).toBeVisible();
    await expect(await canvas.findByTitle(/^The mail: /)).toBeVisible();
  },
};
export const Sent: Story = {
  args: {
    address: "/email-marketing/81244118-face-4ef7-ae14-e92d45c1b1cd",
    shows: "From sent to answered",
  },
};
export const SomebodyElses: Story = {
  args: { as: "newcomer", shows: /There is no such campaign/ },
};
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
