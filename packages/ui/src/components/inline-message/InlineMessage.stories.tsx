import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/Stack.tsx";
import { InlineMessage } from "./InlineMessage.tsx";

const meta = {
  title: "Feedback/InlineMessage",
  component: InlineMessage,
  args: { children: "Sponsored seats are nearly gone." },
} satisfies Meta<typeof InlineMessage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Stack gap="2">
      {(["info", "success", "warning", "danger", "muted"] as const).map((tone) => (
        <InlineMessage key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
