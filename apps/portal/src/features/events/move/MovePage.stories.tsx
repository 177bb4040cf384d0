import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const reunion = "/move-event/c135d3ca-47e1-4ece-abf6-6ca175dd7b54";
const later = "start_local=2031-08-09T15:00&end_local=2031-08-10T23:00";

const meta = {
  title: "Screens/Events/Moving an event",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: `${reunion}?${later}`,
    shows: /Move to 9 August/,
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
/** One group stays where it is at one press. */
export const GroupStays: Story = {
  play: async (context) => {
    await portalScreen.play(context);
    const { canvas, userEvent } = context;
    const [button] = canvas.getAllByRole("button", { name: "All stay" });
    if (!button) throw new Error("No group can stay");
    await userEvent.click(button);
    await expect(await canvas.findByRole("button", { name: "All move" })).toBeVisible();
  },
};
/** Nothing is chosen yet: it asks where the event goes. */
export const Unasked: Story = { args: { address: reunion, shows: "See what moves" } };
export const Loading: Story = { args: { answering: "never", shows: "Move event" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
