import type { Meta, StoryObj } from "@storybook/react-vite";
import { Armchair, Copy, MoreHorizontal, Send, Trash2 } from "lucide-react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Menu } from "./Menu.tsx";

const remind = fn();

const meta = {
  title: "Overlays/Menu",
  component: Menu,
  args: {
    trigger: <IconButton label="More" icon={<MoreHorizontal />} variant="outline" />,
    entries: [
      { caption: "Adaeze Okonkwo" },
      { id: "remind", label: "Send reminder", icon: <Send />, onSelect: remind },
      { id: "seat", label: "Seat at a table", icon: <Armchair />, disabled: true },
      { id: "copy", label: "Copy personal link", icon: <Copy />, end: "Ctrl C" },
      { separator: true },
      { id: "remove", label: "Remove guest", icon: <Trash2 />, destructive: true },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    remind.mockClear();
    canvas.getByRole("button", { name: "More" }).focus();
    await userEvent.keyboard("{Enter}");
    const first = await screen.findByRole("menuitem", { name: "Send reminder" });
    await waitFor(() => expect(first).toHaveAttribute("data-highlighted"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(remind).toHaveBeenCalledOnce());
  },
};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    const item = await screen.findByRole("menuitem", { name: "Remove guest" });
    await waitFor(() => expect(item).toBeVisible());
  },
};
