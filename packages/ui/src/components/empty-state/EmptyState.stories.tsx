import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  argTypes: {
    drawing: { table: { type: { summary: "DrawingName" } } },
  },
  title: "Feedback/EmptyState",
  component: EmptyState,
  args: {
    title: "No tables yet",
    children: "Draw the room once and seat 138 people by dragging.",
    action: <Button>Add the first table</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const NothingDue: Story = {
  args: {
    drawing: "tea",
    title: "All done",
    children: "Nothing is due until Friday.",
    action: undefined,
  },
};
