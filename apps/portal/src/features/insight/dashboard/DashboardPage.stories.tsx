import type { Meta, StoryObj } from "@storybook/react-vite";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Insight/Dashboard",
  tags: ["!autodocs"],
  ...portalScreen,
  args: { ...portalScreen.args, recording, address: "/dashboard", shows: /Hartwell/ },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Empty: Story = { args: { as: "newcomer", shows: /first event|No event/ } };
export const Loading: Story = { args: { answering: "never", shows: "At a Glance" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
