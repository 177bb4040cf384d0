import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { Dialog } from "./Dialog.tsx";
import { walk } from "../../keyboard/walk.ts";

const meta = {
  title: "Overlays/Dialog",
  component: Dialog,
  args: {
    title: "Refund order J-4471",
    description: "Adaeze Okonkwo gets the money back on the card she paid with, within five days.",
    trigger: <Button>Refund</Button>,
    children: <TextField label="Reason" optional help="Adaeze reads this in the e-mail." />,
    footer: (
      <>
        <Button variant="ghost">Keep the order</Button>
        <Button variant="destructive">Refund $180.00</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: walk(
    ["{Tab}", "button Refund"],
    ["{Enter}", "textbox Reason optional"],
    ["{Shift>}{Tab}{/Shift}", "button Close"],
    ["{Tab}", "textbox Reason optional"],
    ["{Tab}", "button Keep the order"],
    ["{Tab}", "button Refund $180.00"],
    ["{Tab}", "button Close"],
    ["{Shift>}{Tab}{/Shift}", "button Refund $180.00"],
    ["{Escape}", "button Refund", () => expect(screen.queryByRole("dialog")).toBeNull()],
  ),
};
export const Open: Story = { args: { open: true } };
