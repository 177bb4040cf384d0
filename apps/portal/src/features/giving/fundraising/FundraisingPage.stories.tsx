import type { Meta, StoryObj } from "@storybook/react-vite";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Giving/Fundraising",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/business/fundraising",
    shows: /raised|Scholarship|campaign/,
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const PaymentsOff: Story = {
  args: { takesPayments: false, shows: /Campaigns take no gifts by themselves/ },
};
export const Empty: Story = { args: { as: "newcomer", shows: "No campaign yet" } };
export const Loading: Story = { args: { answering: "never", shows: "Fundraising" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
