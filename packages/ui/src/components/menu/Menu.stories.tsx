import type { Meta, StoryObj } from "@storybook/react-vite";
import { Armchair, Copy, MoreHorizontal, Send, Trash2 } from "lucide-react";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Menu } from "./Menu.tsx";
import { walk } from "../../keyboard/walk.ts";

const remind = fn().mockName("remind");

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
  play: walk(
    ["{Tab}", "button More"],
    ["{ArrowDown}", "menuitem Send reminder"],
    ["{ArrowDown}", "menuitem Copy personal link Ctrl C"],
    ["{End}", "menuitem Remove guest"],
    ["{Home}", "menuitem Send reminder"],
    ["r", "menuitem Remove guest"],
    ["{Escape}", "button More", { "aria-expanded": "false" }],
    ["{Enter}", "menuitem Send reminder"],
    ["{Enter}", "button More", () => expect(remind).toHaveBeenCalledOnce()],
  ),
};
/** As a screen reader presses it, and a hand that is faster than the page: no pointer came before. */
export const PressedAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    const item = await screen.findByRole("menuitem", { name: "Send reminder" });
    await fireEvent.click(item);
    await expect(remind).toHaveBeenCalledOnce();
    await waitFor(() => expect(item).not.toBeInTheDocument());
  },
};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    const item = await screen.findByRole("menuitem", { name: "Remove guest" });
    await waitFor(() => expect(item).toBeVisible());
  },
};
