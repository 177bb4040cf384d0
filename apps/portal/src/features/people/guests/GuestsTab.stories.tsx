import type { Meta, StoryObj } from "@storybook/react-vite";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

/** The demo's smallest list: ten friends. */
const event = "/event-details/562f6ed6-4321-4380-a4e3-f7b221d9b354";

const meta = {
  title: "Screens/People/Guests",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: `${event}?tab=guests`,
    shows: /^10 friends$/,
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const NothingFound: Story = {
  args: { address: `${event}?tab=guests&q=zebra`, shows: /like that/ },
};
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
