import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Stack } from "../stack/Stack.tsx";
import { Checkbox } from "./Checkbox.tsx";
import { walk } from "../../keyboard/walk.ts";

const meta = {
  title: "Forms/Checkbox",
  component: Checkbox,
  args: { label: "Banquet", onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText("Banquet"));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="3" align="start">
      <Checkbox label="Banquet" defaultChecked />
      <Checkbox label="All days" indeterminate />
      <Checkbox label="Done" shape="round" />
      <Checkbox label="Not for now" disabled />
      <Checkbox label="I have read the terms" help="They are short." error="Tick this to go on." />
    </Stack>
  ),
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  play: walk(
    ["{Tab}", "checkbox Banquet", () => expect(document.activeElement).not.toBeChecked()],
    [" ", "checkbox Banquet", () => expect(document.activeElement).toBeChecked()],
    [" ", "checkbox Banquet", () => expect(document.activeElement).not.toBeChecked()],
  ),
};

export const StaysInItsRow: Story = {
  tags: ["!autodocs"],
  args: { hideLabel: true },
  render: (args) => (
    <p>
      Everybody <Checkbox {...args} />
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: "Banquet" });
    const { top } = box.getBoundingClientRect();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(getComputedStyle(box).transitionProperty).toBe("none");
    await expect(box.getBoundingClientRect().top).toBe(top);
  },
};
