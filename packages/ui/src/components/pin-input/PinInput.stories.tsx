import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { PinInput, type PinInputProps } from "./PinInput.tsx";

function Live(props: PinInputProps) {
  const [value, setValue] = useState(props.value);
  return <PinInput {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: "Forms/PinInput",
  component: PinInput,
  render: (args) => <Live {...args} />,
  args: {
    label: "Code from the mail",
    help: "Six digits, good for ten minutes.",
    value: "",
    onValueChange: fn(),
    onComplete: fn(),
  },
} satisfies Meta<typeof PinInput>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText("Digit 1 of 6")).toHaveFocus();
    for (const digit of "24701") await userEvent.keyboard(digit);
    await waitFor(() => expect(canvas.getByLabelText("Digit 6 of 6")).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(canvas.getByLabelText("Digit 5 of 6")).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.keyboard("9");
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledWith("247019"));
  },
};

export const Pasted: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText("Digit 1 of 6"));
    await userEvent.paste("247 019");
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledWith("247019"));
    await expect(canvas.getByLabelText("Digit 6 of 6")).toHaveValue("9");
  },
};

export const Wrong: Story = {
  args: { value: "247019", error: "This code ran out. Ask for a new one." },
};
export const LettersToo: Story = {
  args: { label: "Code on the ticket", help: undefined, letters: true, length: 4, value: "K7" },
};
export const Masked: Story = { args: { label: "PIN", length: 4, masked: true, value: "12" } };
export const Disabled: Story = { args: { disabled: true, value: "247" } };
