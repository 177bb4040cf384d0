import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Field } from "./Field.tsx";

const meta = {
  title: "Forms/Field",
  component: Field,
  args: {
    label: "A control of your own",
    help: "Label above, help under it.",
    error: "Errors say what to type.",
    children: (control) => <input {...control} />,
  },
} satisfies Meta<typeof Field>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TiesTheTextsToTheControl: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText("A control of your own");
    await expect(control).toHaveAccessibleDescription(
      "Errors say what to type. Label above, help under it.",
    );
  },
};
