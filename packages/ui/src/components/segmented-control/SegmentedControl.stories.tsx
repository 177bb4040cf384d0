import type { Meta, StoryObj } from "@storybook/react-vite";
import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { SegmentedControl, type SegmentedControlProps } from "./SegmentedControl.tsx";
import { walk } from "../../keyboard/walk.ts";

function Live(props: SegmentedControlProps) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: "Forms/SegmentedControl",
  component: SegmentedControl,
  render: (args) => <Live {...args} />,
  args: {
    label: "Show as",
    value: "households",
    onValueChange: fn(),
    segments: [
      { value: "households", label: "Households" },
      { value: "people", label: "People" },
    ],
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText("People"));
    await expect(canvas.getByLabelText("People")).toBeChecked();
  },
};
export const FullWidth: Story = {
  args: {
    fullWidth: true,
    label: "Width",
    value: "phone",
    segments: [
      { value: "phone", label: "Phone", icon: <Smartphone /> },
      { value: "desktop", label: "Desktop", icon: <Monitor /> },
    ],
  },
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  play: walk(
    ["{Tab}", "radio Households"],
    ["{ArrowRight}", "radio People", () => expect(document.activeElement).toBeChecked()],
    ["{ArrowRight}", "radio Households", () => expect(document.activeElement).toBeChecked()],
    ["{Tab}", "page"],
  ),
};
