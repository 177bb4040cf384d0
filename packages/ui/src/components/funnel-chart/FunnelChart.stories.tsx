import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { FunnelChart } from "./FunnelChart.tsx";

const meta = {
  title: "Charts/FunnelChart",
  component: FunnelChart,
  args: {
    label: "From the page to a reply",
    steps: [
      { label: "Saw the page", value: 2318 },
      { label: "Began a reply", value: 402 },
      { label: "Sent it", value: 347 },
    ],
  },
} satisfies Meta<typeof FunnelChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Replies: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole("table", { name: "From the page to a reply" }));
    await expect(table.getByRole("row", { name: "Sent it 347 86%" })).toBeInTheDocument();
  },
};
export const NobodyYet: Story = {
  args: {
    steps: [
      { label: "Saw the page", value: 0 },
      { label: "Sent it", value: 0 },
    ],
  },
};
