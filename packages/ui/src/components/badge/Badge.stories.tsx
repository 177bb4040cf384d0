import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../inline/Inline.tsx";
import { Badge } from "./Badge.tsx";

const meta = {
  title: "Data/Badge",
  component: Badge,
  args: { children: "Coming Soon", tone: "marigold" },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Tones: Story = {
  render: () => (
    <Inline>
      {(["neutral", "plum", "marigold", "moss", "brick", "sky"] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
};
