import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/Card.tsx";
import { SidebarLayout } from "./SidebarLayout.tsx";

const meta = {
  title: "Text and layout/SidebarLayout",
  component: SidebarLayout,
  args: {
    sidebar: <Card title="Settings">Shape, theme and language</Card>,
    sidebarLabel: "Settings of the widget",
    children: <Card title="Preview">What guests see</Card>,
  },
} satisfies Meta<typeof SidebarLayout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Start: Story = {};
export const End: Story = { args: { side: "end", width: "wide", sticky: true } };
export const BelowOnPhones: Story = { args: { side: "end", narrow: "below" } };
