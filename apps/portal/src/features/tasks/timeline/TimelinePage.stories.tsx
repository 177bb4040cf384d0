import type { Meta, StoryObj } from "@storybook/react-vite";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Tasks/Timeline",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/timeline",
    shows: "Critical chain",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Empty: Story = { args: { as: "newcomer", shows: "First an event, then its tasks" } };
export const Loading: Story = { args: { answering: "never", shows: "Timeline" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
