import type { Meta, StoryObj } from "@storybook/react-vite";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Tasks/Board",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/progress-board",
    shows: "Confirm wheelchair access on the ferry landing",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { answering: "never", shows: "Progress board" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
