import type { Meta, StoryObj } from "@storybook/react-vite";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Notices/Notices",
  tags: ["!autodocs"],
  ...portalScreen,
  args: { ...portalScreen.args, recording, address: "/notices", shows: /Kofi Mensah/ },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Unread: Story = { args: { address: "/notices?show=unread", shows: /went back/ } };
export const Empty: Story = { args: { as: "newcomer", shows: /All quiet/ } };
export const Loading: Story = { args: { answering: "never", shows: "Notices" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
