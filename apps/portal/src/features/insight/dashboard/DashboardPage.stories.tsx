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

const events = "/dashboard?category=event-management";
export const Category: Story = { args: { address: events, shows: /events? ahead/ } };
export const CategoryEmpty: Story = {
  args: { address: events, as: "newcomer", shows: /Create the first/ },
};
export const CategoryLoading: Story = {
  args: { address: events, answering: "never", shows: "Event Management" },
};
export const CategoryFailed: Story = {
  args: { address: events, answering: "failing", shows: /figures could not be loaded/ },
};
export const CategoryMoney: Story = {
  args: { address: "/dashboard?category=financial-management", shows: "Payments" },
};
export const CategoryOnTheWay: Story = {
  args: { address: "/dashboard?category=financial-management", shows: "On the way" },
};
