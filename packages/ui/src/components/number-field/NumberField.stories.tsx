import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { NumberField, type NumberFieldProps } from "./NumberField.tsx";
import { walk } from "../../keyboard/walk.ts";

function Live(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return <NumberField {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: "Forms/NumberField",
  component: NumberField,
  render: (args) => <Live {...args} />,
  args: { label: "Places", value: 3, min: 1, max: 4, onValueChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const StopsAtItsLimits: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More: Places" }));
    await expect(canvas.getByLabelText("Places")).toHaveValue("4");
    await expect(canvas.getByRole("button", { name: "More: Places" })).toBeDisabled();
  },
};

/** Full-width figures, thousands, and what is no number: it stays, is named, and becomes nothing else. */
export const TypedAsPeopleDo: Story = {
  args: { max: 5000 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Places");
    await userEvent.clear(field);
    await userEvent.type(field, "２４");
    await userEvent.tab();
    await expect(field).toHaveValue("24");
    await userEvent.clear(field);
    await userEvent.type(field, "1.200{ArrowUp}");
    await expect(field).toHaveValue("1201");
    await userEvent.clear(field);
    await userEvent.type(field, "a dozen");
    await userEvent.tab();
    await expect(field).toHaveValue("a dozen");
    await expect(field).toHaveAccessibleDescription("Type a number such as 12.");
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, "12");
    await expect(field).toBeValid();
  },
};
export const Empty: Story = { args: { value: null, help: "Leave empty for no limit." } };

export const Keyboard: Story = {
  tags: ["!autodocs"],
  play: walk(
    ["{Tab}", "button Less: Places"],
    [" ", "button Less: Places"],
    ["{Tab}", "spinbutton Places", () => expect(document.activeElement).toHaveValue("2")],
    ["{Tab}", "button More: Places"],
    [
      "{Enter}",
      "button More: Places",
      () => expect(document.querySelector("input")).toHaveValue("3"),
    ],
  ),
};
