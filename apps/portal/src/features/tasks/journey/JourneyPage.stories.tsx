import type { Meta, StoryObj } from "@storybook/react-vite";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Tasks/Planning journey",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/planning-journey",
    shows: "You are here",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Empty: Story = { args: { as: "newcomer", shows: "Each journey leads to an event" } };
export const Loading: Story = { args: { answering: "never", shows: "Planning journey" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
