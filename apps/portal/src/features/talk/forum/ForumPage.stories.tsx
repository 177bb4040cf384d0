import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

/** The demo's topic whose address is the same in every demo. */
const tent = "e85a9278-e8f2-4e72-a8c9-958ce508835b";

const meta = {
  title: "Screens/Talk/Forum",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/forum",
    shows: "What goes into the box for the door",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
/** What waits for a moderator, who is banned, and the words. */
export const Moderation: Story = {
  play: async (context) => {
    await portalScreen.play(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "What to do in the forum" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Moderation/ }));
    const dialog = await screen.findByRole("dialog", { name: "Keep the forum in order" });
    await expect(await within(dialog).findByText(/for the word/)).toBeVisible();
    await expect(within(dialog).getByRole("button", { name: "Let it through" })).toBeVisible();
  },
};
export const Open: Story = {
  args: { address: `/forum?thread=${tent}`, shows: /They have the weekend free/ },
};
export const Missing: Story = {
  args: {
    address: "/forum?thread=00000000-0000-4000-8000-000000000000",
    shows: /could not be read/,
  },
};
export const Empty: Story = { args: { as: "newcomer", shows: "No forum yet" } };
export const Loading: Story = { args: { answering: "never", shows: "Forum" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
