import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { AlertDialog } from "./AlertDialog.tsx";

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
    confirmPhrase: "Ten of us in Lisbon",
    confirmPhraseLabel: "Type the event’s name to confirm",
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WaitsForTheName: Story = {
  play: async ({ userEvent, args }) => {
    const confirm = await screen.findByRole("button", { name: "Delete event" });
    await expect(confirm).toBeDisabled();
    await userEvent.type(
      screen.getByLabelText("Type the event’s name to confirm"),
      "Ten of us in Lisbon",
    );
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
  },
};
