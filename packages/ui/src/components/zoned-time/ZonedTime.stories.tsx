import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ZonedTime } from "./ZonedTime.tsx";

const meta = {
  title: "Events/ZonedTime",
  component: ZonedTime,
  args: {
    start: "2027-06-12T22:30:00Z",
    end: "2027-06-13T03:30:00Z",
    zone: "America/New_York",
    viewerZone: "Europe/Berlin",
    locale: "en-GB",
  },
} satisfies Meta<typeof ZonedTime>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneClock: Story = {};
export const TwoClocks: Story = {
  args: { clocks: "two" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/For you in Berlin/)).toBeVisible();
  },
};
