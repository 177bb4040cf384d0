import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../link/Link.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { Card } from "./Card.tsx";

const meta = {
  title: "Text and layout/Card",
  component: Card,
  args: {
    title: "Ticket sales",
    action: (
      <Link href="#orders" look="action">
        Orders
      </Link>
    ),
    children: "96 of 120 places at the Saturday banquet are sold.",
  },
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Raised: Story = {
  args: { raised: true, title: "Will you be there?", action: undefined },
};
export const Tones: Story = {
  render: () => (
    <Stack>
      {(["default", "sunken", "attention", "danger"] as const).map((tone) => (
        <Card key={tone} tone={tone} as="div">
          <Text>{tone}: 14 lines need a decision</Text>
        </Card>
      ))}
    </Stack>
  ),
};
