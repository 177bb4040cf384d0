import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../stack/Stack.tsx";
import { Sparkline } from "./Sparkline.tsx";

const days = (values: number[]) => values.map((value, at) => ({ label: `${at + 1} May`, value }));

const meta = {
  title: "Charts/Sparkline",
  component: Sparkline,
  args: { label: "Answers by day", values: days([2, 3, 9, 4, 6, 18, 7, 9, 12]) },
} satisfies Meta<typeof Sparkline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Answers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Answers by day" })).toBeInTheDocument();
    await expect(canvas.getByRole("row", { name: "6 May 18" })).toBeInTheDocument();
  },
};
export const Tones: Story = {
  render: (args) => (
    <Stack align="start">
      <Sparkline {...args} label="Coming" tone="success" />
      <Sparkline {...args} label="Declined" tone="danger" values={days([9, 8, 8, 5, 3, 3, 2])} />
      <Sparkline {...args} label="Views" tone="info" widthPx={200} heightPx={48} />
      <Sparkline {...args} label="Waiting" tone="neutral" values={days([4, 4, 4, 4])} />
    </Stack>
  ),
};
export const OneValue: Story = { args: { values: days([4]) } };
export const NothingYet: Story = { args: { values: [] } };
