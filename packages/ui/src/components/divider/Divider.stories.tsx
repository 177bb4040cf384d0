import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../inline/Inline.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { Divider } from "./Divider.tsx";

const meta = { title: "Text and layout/Divider", component: Divider } satisfies Meta<
  typeof Divider
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BetweenParts: Story = {
  render: (args) => (
    <Stack gap="3">
      <Text>When</Text>
      <Divider {...args} />
      <Text>Where</Text>
      <Divider {...args} strength="strong" />
      <Text>Who</Text>
    </Stack>
  ),
};
export const BetweenWords: Story = {
  render: () => (
    <Inline wrap={false} gap="3">
      <Text>138 coming</Text>
      <Divider direction="vertical" />
      <Text>11 maybe</Text>
    </Inline>
  ),
};
