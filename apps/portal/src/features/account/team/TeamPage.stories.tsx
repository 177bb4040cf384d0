import type { Meta, StoryObj } from "@storybook/react-vite";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Account/Team",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/business/multi-admin",
    shows: "Keala Mahoe",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Alone: Story = { args: { as: "newcomer", shows: "A team comes with Business" } };
export const Loading: Story = { args: { answering: "never", shows: "Team and roles" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
