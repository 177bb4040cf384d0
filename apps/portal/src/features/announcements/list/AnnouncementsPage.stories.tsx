import type { Meta, StoryObj } from "@storybook/react-vite";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Announcements/Announcements",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/announcements",
    shows: "The boat home leaves at 23:40",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Empty: Story = {
  args: { as: "newcomer", shows: "Announcements belong to an event" },
};
export const Loading: Story = { args: { answering: "never", shows: "Announcements" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
