import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Switch, type SwitchProps } from "./Switch.tsx";
import { walk } from "../../keyboard/walk.ts";

function Live(props: SwitchProps) {
  const [checked, setChecked] = useState(props.checked);
  return <Switch {...props} checked={checked} onCheckedChange={setChecked} />;
}

const meta = {
  title: "Forms/Switch",
  component: Switch,
  render: (args) => <Live {...args} />,
  args: { label: "Waitlist", checked: false, onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("switch", { name: "Waitlist" }));
    await expect(canvas.getByRole("switch")).toBeChecked();
  },
};
export const InSettings: Story = {
  args: { side: "end", checked: true, help: "Guests may ask for a place once all are taken." },
};
export const Disabled: Story = { args: { disabled: true } };

export const Keyboard: Story = {
  tags: ["!autodocs"],
  play: walk(
    ["{Tab}", "switch Waitlist", { "aria-checked": "false" }],
    [" ", "switch Waitlist", { "aria-checked": "true" }],
  ),
};
