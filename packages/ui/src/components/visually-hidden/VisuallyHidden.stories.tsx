import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Text } from "../text/Text.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  title: "Text and layout/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "of 214 invited guests" },
  render: (args) => (
    <Text>
      138 <VisuallyHidden {...args} /> coming
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const HeardNotSeen: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText("of 214 invited guests").getBoundingClientRect();
    await expect(width * height).toBeLessThanOrEqual(1);
  },
};
