import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Stack } from "../stack/Stack.tsx";
import { DateTimeField } from "./DateTimeField.tsx";

const meta = {
  title: "Forms/DateTimeField",
  component: DateTimeField,
  args: { label: "Begins", value: "2027-06-12T18:30", zone: "Berlin time", onValueChange: fn() },
} satisfies Meta<typeof DateTimeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: (args) => (
    <Stack>
      <DateTimeField {...args} />
      <DateTimeField {...args} kind="date" label="Day" value="2027-06-12" />
      <DateTimeField
        {...args}
        kind="time"
        label="Time"
        value="18:30"
        error="It ends before it begins."
      />
    </Stack>
  ),
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName("Begins");
    await expect(document.activeElement).toHaveAccessibleDescription("Berlin time");
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
