import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PasswordField } from "./PasswordField.tsx";
import { walk } from "../../keyboard/walk.ts";

const meta = {
  title: "Forms/PasswordField",
  component: PasswordField,
  args: { label: "Password", autoComplete: "current-password", defaultValue: "sommer-am-see" },
} satisfies Meta<typeof PasswordField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const CanBeLookedAt: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Password");
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(field).toHaveAttribute("type", "text");
  },
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  play: walk(
    ["{Tab}", "password Password"],
    ["{Tab}", "button Show password"],
    [" ", "button Hide password"],
  ),
};

export const WithError: Story = {
  args: {
    error: "Use at least 12 characters.",
    autoComplete: "new-password",
    defaultValue: "kurz",
  },
};
