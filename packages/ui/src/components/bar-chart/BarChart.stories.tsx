import type { Meta, StoryObj } from "@storybook/react-vite";
import { BarChart } from "./BarChart.tsx";

const meta = {
  title: "Charts/BarChart",
  component: BarChart,
  args: {
    label: "Answers by day",
    bars: [
      { label: "Mon", value: 4 },
      { label: "Tue", value: 7 },
      { label: "Wed", value: 6 },
      { label: "Thu", value: 31 },
      { label: "Fri", value: 18 },
      { label: "Sat", value: 9 },
      { label: "Sun", value: 12 },
    ],
  },
} satisfies Meta<typeof BarChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Week: Story = {};
