import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LineChart } from "./LineChart.tsx";

const points = (values: number[]) => values.map((y, x) => ({ x, y }));

const meta = {
  title: "Charts/LineChart",
  component: LineChart,
  args: {
    label: "Answers over time",
    formatX: (day) => `Day ${day}`,
    lastXLabel: "Today",
    markers: [{ x: 4, label: "Reminder sent" }],
    series: [
      {
        id: "yes",
        label: "coming",
        tone: "success",
        points: points([2, 22, 40, 52, 62, 98, 116, 124, 138]),
      },
      {
        id: "no",
        label: "not coming",
        tone: "danger",
        points: points([0, 4, 8, 10, 13, 19, 22, 24, 25]),
      },
    ],
  },
} satisfies Meta<typeof LineChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Answers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Answers over time" })).toBeInTheDocument();
  },
};
export const LabelsThatWouldTouch: Story = {
  args: {
    series: [
      { id: "a", label: "maybe", tone: "warning", points: points([0, 4, 9]) },
      { id: "b", label: "declined", tone: "danger", points: points([0, 3, 8]) },
    ],
    markers: [],
  },
};
