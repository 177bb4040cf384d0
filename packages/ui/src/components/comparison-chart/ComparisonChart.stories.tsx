import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ComparisonChart } from "./ComparisonChart.tsx";

const way = (values: readonly (readonly [number, number])[]) =>
  values.map(([daysBefore, value]) => ({ daysBefore, value }));

const meta = {
  title: "Charts/ComparisonChart",
  component: ComparisonChart,
  args: {
    label: "Coming, by days before",
    daysToGo: 23,
    said: "coming, 23 days before: 54 more than at the same time in 2022",
    formatDay: (days) => (days === 0 ? "The day" : `${days} days before`),
    current: {
      id: "2027",
      label: "2027",
      points: way([
        [96, 0],
        [80, 12],
        [61, 40],
        [45, 62],
        [38, 98],
        [30, 124],
        [23, 138],
      ]),
    },
    others: [
      {
        id: "2022",
        label: "2022",
        points: way([
          [74, 0],
          [60, 9],
          [40, 51],
          [23, 84],
          [14, 120],
          [7, 168],
          [0, 181],
        ]),
      },
      {
        id: "2017",
        label: "2017",
        points: way([
          [110, 0],
          [70, 22],
          [30, 61],
          [10, 92],
          [0, 104],
        ]),
      },
      {
        id: "2012",
        label: "Summer of 2012",
        points: way([
          [40, 0],
          [20, 30],
          [5, 88],
          [0, 97],
        ]),
      },
    ],
  },
} satisfies Meta<typeof ComparisonChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BesideTheLastOnes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Coming, by days before" })).toBeInTheDocument();
    await expect(
      canvas.getByRole("row", { name: "23 days before 138 84 61 0" }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole("row", { name: /^The day\s+181 104 97$/ })).toBeInTheDocument();
  },
};
export const OnTheDay: Story = { args: { daysToGo: 0, said: "came" } };
export const TheFirstOfItsKind: Story = {
  args: { others: [], said: "coming. There is nothing to compare it with yet." },
};
export const NothingYet: Story = {
  args: { current: { id: "2027", label: "2027", points: [] }, said: "coming so far" },
};
