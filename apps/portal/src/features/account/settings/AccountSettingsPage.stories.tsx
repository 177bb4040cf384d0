import type { Meta, StoryObj } from "@storybook/react-vite";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Account/Settings",
  tags: ["!autodocs"],
  ...portalScreen,
  args: { ...portalScreen.args, recording, address: "/account-settings", shows: /Signed in as/ },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Profile: Story = {};
export const Newcomer: Story = { args: { as: "newcomer" } };
export const Security: Story = { args: { address: "/account-settings?tab=security" } };
export const Notifications: Story = { args: { address: "/account-settings?tab=notifications" } };
export const Preferences: Story = { args: { address: "/account-settings?tab=preferences" } };
export const Plan: Story = { args: { address: "/account-settings?tab=plan" } };
export const Data: Story = { args: { address: "/account-settings?tab=data" } };
/** What this device keeps, and the ways to the rest. */
export const OnThisDevice: Story = {
  args: { address: "/settings", shows: "Notices and mails" },
};
export const Loading: Story = {
  args: { address: "/account-settings?tab=notifications", answering: "never" },
};
export const Failed: Story = {
  args: {
    address: "/account-settings?tab=notifications",
    answering: "failing",
    shows: /could not be loaded/,
  },
};
