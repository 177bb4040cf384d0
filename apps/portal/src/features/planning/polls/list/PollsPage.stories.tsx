import type { Meta, StoryObj } from "@storybook/react-vite";
import { portalScreen } from "../../../../testing/portalScreen.tsx";
import recording from "../../recorded.json";

const meta = {
  title: "Screens/Planning/Polls and surveys",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/polls",
    shows: "Which weekend for the row round the island?",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Empty: Story = {
  args: { as: "newcomer", shows: "First an event, then its polls" },
};
export const Loading: Story = { args: { answering: "never", shows: "Polls and surveys" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
