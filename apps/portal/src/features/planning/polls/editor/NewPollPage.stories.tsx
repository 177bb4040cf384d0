import type { Meta, StoryObj } from "@storybook/react-vite";
import { portalScreen } from "../../../../testing/portalScreen.tsx";
import recording from "../../recorded.json";

const meta = {
  title: "Screens/Planning/New poll",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/polls/new",
    shows: "Keep as a draft",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Blank: Story = {};
export const WithoutEvents: Story = {
  args: { as: "newcomer", shows: "First an event, then its polls" },
};
export const Loading: Story = { args: { answering: "never", shows: "New poll" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
