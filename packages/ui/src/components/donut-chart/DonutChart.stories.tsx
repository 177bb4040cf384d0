import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Card } from "../card/Card.tsx";
import { Grid } from "../grid/Grid.tsx";
import { DonutChart } from "./DonutChart.tsx";

const meta = {
  title: "Charts/DonutChart",
  component: DonutChart,
  args: {
    label: "Meals ordered",
    unit: "meals",
    parts: [
      { label: "Lake trout", value: 57, tone: "plum" },
      { label: "Short rib", value: 41, tone: "info" },
      { label: "Mushroom", value: 28, tone: "warning" },
      { label: "Children’s", value: 12, tone: "neutral" },
    ],
  },
} satisfies Meta<typeof DonutChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Meals: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole("table", { name: "Meals ordered" }));
    await expect(table.getByRole("row", { name: "Short rib 41" })).toBeInTheDocument();
  },
};

export const InNarrowAndWidePanels: Story = {
  render: (args) => (
    <Grid columns={{ mobile: "1", tablet: "7/5" }}>
      <Card title="Meals">
        <DonutChart {...args} />
      </Card>
      <Card title="Heard of it from">
        <DonutChart
          label="Where guests heard of it"
          unit="guests"
          parts={[
            { label: "Einladung per Brief mit sehr langem Namen", value: 140, tone: "success" },
            { label: "A friend", value: 3, tone: "danger" },
            { label: "Nobody yet", value: 0, tone: "neutral" },
          ]}
        />
      </Card>
    </Grid>
  ),
};

export const OnePart: Story = {
  args: { parts: [{ label: "Lake trout", value: 57, tone: "plum" }] },
};
export const NothingYet: Story = {
  args: { parts: [{ label: "Lake trout", value: 0, tone: "plum" }] },
};
