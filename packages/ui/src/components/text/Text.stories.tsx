import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "./Text.tsx";

const meta = {
  title: "Text and layout/Text",
  component: Text,
  args: { children: "Thirty years. Some of us have not missed a summer on the river since." },
} satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: ({ children }) => (
    <Stack gap="3">
      {([12, 14, 16, 18, 22] as const).map((size) => (
        <Text key={size} size={size} measure>
          {children}
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap="2">
      {(["default", "muted", "action", "danger", "success", "warning", "info"] as const).map(
        (tone) => (
          <Text key={tone} tone={tone}>
            {tone}: 138 of 214 have answered
          </Text>
        ),
      )}
    </Stack>
  ),
};

export const Arabic: Story = {
  args: { dir: "auto", children: "ليلى الحدّاد قادمة مع ثلاثة ضيوف", size: 18 },
};
