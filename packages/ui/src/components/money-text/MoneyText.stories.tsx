import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/Stack.tsx";
import { MoneyText } from "./MoneyText.tsx";

const meta = {
  title: "Events/MoneyText",
  component: MoneyText,
  args: { amountMinor: 1045500, currency: "USD", locale: "en-US" },
} satisfies Meta<typeof MoneyText>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Stack align="start">
      <MoneyText {...args} />
      <MoneyText {...args} size="price" />
      <MoneyText {...args} size="total" />
      <MoneyText {...args} size="sum" short />
      <MoneyText {...args} tone="danger" />
    </Stack>
  ),
};
export const Yen: Story = { args: { currency: "JPY", amountMinor: 2470 } };
