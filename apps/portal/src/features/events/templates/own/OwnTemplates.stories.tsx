import type { Meta, StoryObj } from "@storybook/react-vite";
import { portalScreen } from "../../../../testing/portalScreen.tsx";
import recording from "../../recorded.json";

const meta = {
  title: "Screens/Events/Own templates",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/pro/advanced-templates",
    shows: "Our class reunion, every five years",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Empty: Story = {
  args: { as: "newcomer", shows: "No template of your own yet" },
};
export const Loading: Story = { args: { answering: "never", shows: "Your templates" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
