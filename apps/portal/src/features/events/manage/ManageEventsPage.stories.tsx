import type { Meta, StoryObj } from "@storybook/react-vite";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Events/My events",
  tags: ["!autodocs"],
  ...portalScreen,
  args: { ...portalScreen.args, recording, address: "/manage-events", shows: /Hartwell High/ },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Empty: Story = { args: { as: "newcomer", shows: "No events yet" } };
export const Loading: Story = { args: { answering: "never", shows: "Events" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
