import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { Dialog } from "./Dialog.tsx";

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

export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Refund" }));
    const dialog = await screen.findByRole("dialog", { name: "Refund order J-4471" });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Refund" })).toHaveFocus());
  },
};
export const Open: Story = { args: { open: true } };
