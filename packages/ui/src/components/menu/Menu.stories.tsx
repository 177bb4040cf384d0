import type { Meta, StoryObj } from "@storybook/react-vite";
import { Armchair, Copy, MoreHorizontal, Send, Trash2 } from "lucide-react";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Menu } from "./Menu.tsx";
import { walk } from "../../keyboard/walk.ts";

const remind = fn().mockName("remind");

/** What Ark put off to a later frame has happened after these. */
const nextFrames = async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
};

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
  tags: ["!autodocs"],
  play: walk(
    ["{Tab}", "button More"],
    ["{ArrowDown}", "menuitem Send reminder"],
    ["{ArrowDown}", "menuitem Copy personal link Ctrl C"],
    ["{End}", "menuitem Remove guest"],
    ["{Home}", "menuitem Send reminder"],
    ["r", "menuitem Remove guest"],
    ["{Escape}", "button More"],
    ["{Enter}", "menuitem Send reminder"],
    ["{Enter}", "button More", () => expect(remind).toHaveBeenCalledOnce()],
  ),
};
/** As a screen reader presses it, and a hand that is faster than the page: no pointer came before. */
export const PressedAtOnce: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    const item = await screen.findByRole("menuitem", { name: "Send reminder" });
    await fireEvent.click(item);
    await expect(remind).toHaveBeenCalledOnce();
    await waitFor(() => expect(item).not.toBeInTheDocument());
  },
};
/** A press in the frame of opening: what Ark puts off to the next one takes the focus nowhere. */
export const FocusComesBack: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    const more = canvas.getByRole("button", { name: "More" });
    const list = () => document.querySelector<HTMLElement>("[role=menuitem]");
    more.click();
    for (let turn = 0; turn < 100 && !list(); turn += 1) await Promise.resolve();
    list()?.click();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await nextFrames();
    await expect(more).toHaveFocus();
  },
};
/** Keys under fast fingers come in the frame of opening, before Ark has moved the focus. */
export const KeysUnderFastFingers: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    remind.mockClear();
    const more = canvas.getByRole("button", { name: "More" });
    const key = (name: string) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
    more.focus();
    await key("Enter");
    await screen.findByRole("menu");
    await key("End");
    await key("Home");
    await key("Enter");
    await waitFor(() => expect(remind).toHaveBeenCalledOnce());
    await waitFor(() => expect(more).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await key("ArrowDown");
    await screen.findByRole("menu");
    await key("Escape");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect(more).toHaveFocus();
  },
};
/** Closed and opened again before it has faded out. */
export const OpenedAgainAtOnce: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    remind.mockClear();
    const more = canvas.getByRole("button", { name: "More" });
    const key = (name: string) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
    more.focus();
    await key("Enter");
    const list = await screen.findByRole("menu");
    await waitFor(() => expect(list).toHaveFocus());
    await nextFrames();
    await key("Escape");
    await waitFor(() => expect(more).toHaveFocus());
    await key("Enter");
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    await nextFrames();
    await key("Enter");
    await waitFor(() => expect(remind).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect(more).toHaveFocus();
  },
};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    const item = await screen.findByRole("menuitem", { name: "Remove guest" });
    await waitFor(() => expect(item).toBeVisible());
  },
};
