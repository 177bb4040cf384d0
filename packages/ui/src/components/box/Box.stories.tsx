import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/Card.tsx";
import { Text } from "../text/Text.tsx";
import { Box } from "./Box.tsx";

const meta = {
  title: "Text and layout/Box",
  component: Box,
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
  args: { padding: "4", children: <Text>Room inside, by steps of the 4 px grid</Text> },
} satisfies Meta<typeof Box>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const MoreRoomOnDesktop: Story = { args: { padding: { mobile: "4", desktop: "12" } } };
