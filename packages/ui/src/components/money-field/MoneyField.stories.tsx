import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { MoneyField, type MoneyFieldProps } from "./MoneyField.tsx";
import { walk } from "../../keyboard/walk.ts";

function Live(props: MoneyFieldProps) {
  const [valueMinor, setValue] = useState(props.valueMinor);
  const change = (next: number | null) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <MoneyField {...props} valueMinor={valueMinor} onValueChange={change} />;
}

const meta = {
  title: "Forms/MoneyField",
  component: MoneyField,
  render: (args) => <Live {...args} />,
  args: { label: "Price", valueMinor: 2470, currency: "EUR", locale: "en-US", onValueChange: fn() },
} satisfies Meta<typeof MoneyField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TypedTheGermanWay: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText("Price");
    await userEvent.clear(field);
    await userEvent.type(field, "1.234,50");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(123450);
  },
};
export const NotAnAmount: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Price");
    await userEvent.clear(field);
    await userEvent.type(field, "a few");
    await expect(field).toHaveAccessibleDescription("Type an amount such as 24.70.");
  },
};
export const Yen: Story = { args: { currency: "JPY", valueMinor: 2470 } };

export const Keyboard: Story = {
  tags: ["!autodocs"],
  play: walk(
    ["{Tab}", "textbox Price"],
    ["{Control>}a{/Control}24,70", "textbox Price", { value: "24,70" }],
    ["{Tab}", "page", () => expect(document.querySelector("input")).toHaveValue("24.70")],
  ),
};
