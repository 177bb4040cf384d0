import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { AlertDialog, type AlertDialogProps } from "./AlertDialog.tsx";
import { walk } from "../../keyboard/walk.ts";

const meta = {
  title: "Overlays/AlertDialog",
  component: AlertDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: "Delete “Ten of us in Lisbon”?",
    description:
      "The page, 9 answers and the packing list go with it. Two tickets are refunded first. You can bring it back for 30 days.",
    confirmLabel: "Delete event",
    cancelLabel: "Keep it",
    confirmBy: { phrase: "Ten of us in Lisbon", label: "Type the event’s name to confirm" },
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WaitsForTheName: Story = {
  play: async ({ userEvent, args }) => {
    const confirm = await screen.findByRole("button", { name: "Delete event" });
    await expect(confirm).toBeDisabled();
    await waitFor(() => expect(screen.getByRole("button", { name: "Keep it" })).toHaveFocus());
    await userEvent.type(
      screen.getByLabelText("Type the event’s name to confirm"),
      "Ten of us in Lisbon",
    );
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
  },
};

function Asked(props: AlertDialogProps) {
  const [open, setOpen] = useState(false);
  const trigger = <Button variant="outline">Delete</Button>;
  return <AlertDialog {...props} open={open} onOpenChange={setOpen} trigger={trigger} />;
}

export const Keyboard: Story = {
  tags: ["!autodocs"],
  args: { confirmBy: undefined },
  render: (args) => <Asked {...args} />,
  play: walk(
    ["{Tab}", "button Delete"],
    ["{Enter}", "button Keep it"],
    ["{Tab}", "button Delete event"],
    ["{Tab}", "button Keep it"],
    ["{Escape}", "button Delete"],
  ),
};

export const SaysWhatHappens: Story = {
  args: {
    title: "Cancel “Ten of us in Lisbon”?",
    description: "It can be brought back.",
    consequences: [
      "Its page, links and widgets say that it is cancelled.",
      "9 people who are coming can be told by mail, in the next step.",
    ],
    confirmLabel: "Cancel event",
    confirmBy: undefined,
  },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Cancel event" })).toBeEnabled();
    await expect(screen.getAllByRole("listitem")).toHaveLength(2);
  },
};
