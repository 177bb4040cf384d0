import type { Meta, StoryObj } from "@storybook/react-vite";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

/** The demo's reunion. */
const event = "/event-details/c135d3ca-47e1-4ece-abf6-6ca175dd7b54";

const meta = {
  title: "Screens/People/Guests",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: `${event}?tab=guests`,
    shows: /Thirty Years On/,
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const NothingFound: Story = { args: { address: `${event}?tab=guests&q=zebra` } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
