import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Badge } from "../badge/Badge.tsx";
import { RadioGroup, type RadioGroupProps } from "./RadioGroup.tsx";
import { walk } from "../../keyboard/walk.ts";

function Live(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: "Forms/RadioGroup",
  component: RadioGroup,
  render: (args) => <Live {...args} />,
  args: {
    label: "Will you be there?",
    value: undefined,
    onValueChange: fn(),
    options: [
      { value: "yes", label: "Yes" },
      { value: "maybe", label: "Maybe" },
      { value: "no", label: "No" },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: walk(
    ["{Tab}", "radio Yes"],
    [" ", "radio Yes", () => expect(document.activeElement).toBeChecked()],
    ["{ArrowDown}", "radio Maybe", () => expect(document.activeElement).toBeChecked()],
    ["{ArrowUp}{ArrowUp}", "radio No", () => expect(document.activeElement).toBeChecked()],
    ["{Tab}", "page"],
  ),
};
export const Cards: Story = {
  args: {
    label: "Plan",
    look: "cards",
    value: "premium",
    options: [
      { value: "free", label: "Free", help: "Events, venues and activities." },
      {
        value: "premium",
        label: "Premium",
        help: "RSVPs, messages, budget.",
        end: <Badge tone="plum">Popular</Badge>,
      },
      { value: "pro", label: "Pro", help: "Tickets, travel, your own domain." },
    ],
  },
};
/** What is said of an option describes it; its name is its first line. */
export const NamedShortly: Story = {
  tags: ["!autodocs"],
  args: { ...Cards.args },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("radio", { name: "Premium Popular" }),
    ).toHaveAccessibleDescription("RSVPs, messages, budget.");
  },
};
export const WithError: Story = { args: { error: "Choose one of the three." } };
