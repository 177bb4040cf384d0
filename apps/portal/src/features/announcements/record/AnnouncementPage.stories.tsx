import type { Meta, StoryObj } from "@storybook/react-vite";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Announcements/Announcement",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/announcements/6f3a4101-399c-37cd-ed2b-6cc98b082c7c",
    shows: "Who has it, who has read it?",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sent: Story = {};
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
