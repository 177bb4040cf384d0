import type { Meta, StoryObj } from "@storybook/react-vite";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Announcements/New announcement",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/announcements/new",
    shows: "Keep as a draft",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Blank: Story = {};
export const WithoutEvents: Story = {
  args: { as: "newcomer", shows: "Announcements belong to an event" },
};
export const Loading: Story = { args: { answering: "never", shows: "New announcement" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
