import type { Meta, StoryObj } from "@storybook/react-vite";
import { StackedBar } from "./StackedBar.tsx";

const meta = {
  title: "Charts/StackedBar",
  component: StackedBar,
  args: {
    label: "Answers",
    parts: [
      { label: "Coming", value: 138, tone: "success" },
      { label: "Maybe", value: 9, tone: "warning" },
      { label: "Not coming", value: 25, tone: "danger" },
      { label: "No answer yet", value: 42, tone: "neutral" },
    ],
  },
} satisfies Meta<typeof StackedBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Answers: Story = {};
