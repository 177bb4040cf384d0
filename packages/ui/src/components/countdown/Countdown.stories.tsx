import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Countdown } from "./Countdown.tsx";

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const dayMs = 86_400_000;

const meta = {
  title: "Events/Countdown",
  component: Countdown,
  args: { until: inMs(23 * dayMs + 15_150_000) },
} satisfies Meta<typeof Countdown>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Panel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("23")).toBeVisible();
  },
};
export const Line: Story = { args: { look: "line", until: inMs(582_000) } };
export const Wall: Story = { args: { look: "wall" } };
export const Days: Story = { args: { look: "days" } };
export const Over: Story = { args: { until: inMs(-dayMs) } };
