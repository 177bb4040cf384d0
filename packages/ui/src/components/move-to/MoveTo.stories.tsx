import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  ArrowDownToLine,
  ArrowUpToLine,
  CalendarDays,
  Circle,
  CircleDot,
  CircleMinus,
} from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { walk } from "../../keyboard/walk.ts";
import { Button } from "../button/Button.tsx";
import { MoveTo, type MoveToProps } from "./MoveTo.tsx";

function Live(props: MoveToProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Move to…</Button>
      <MoveTo {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: "Overlays/MoveTo",
  component: MoveTo,
  parameters: { docs: { story: { inline: false, height: "480px" } } },
  render: (args) => <Live {...args} />,
  args: {
    open: true,
    name: "Hire two microphones",
    onOpenChange: fn(),
    onMove: fn(),
    targets: [
      { id: "doing", label: "Doing", group: "Column", icon: <CircleDot />, full: "full, 3 of 3" },
      { id: "blocked", label: "Blocked", group: "Column", icon: <CircleMinus /> },
      { id: "todo", label: "To do", group: "Column", icon: <Circle /> },
      { id: "top", label: "To the top", group: "Place", icon: <ArrowUpToLine /> },
      { id: "end", label: "To the end", group: "Place", icon: <ArrowDownToLine /> },
      { id: "day", label: "Another day…", group: "Place", icon: <CalendarDays /> },
    ],
  },
} satisfies Meta<typeof MoveTo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const NoPlaces: Story = { args: { targets: [] } };

export const Keyboard: Story = {
  args: { open: false },
  tags: ["!autodocs"],
  play: async (context) => {
    const walkOn = walk(
      [
        "{Tab}{Enter}",
        "option Doing full, 3 of 3",
        () => expect(screen.getByText("move", { exact: true })).toBeVisible(),
      ],
      [
        "{Enter}",
        "option Doing full, 3 of 3",
        () => expect(screen.getByRole("status")).toHaveTextContent("Doing is full, 3 of 3."),
      ],
      ["{ArrowDown}", "option Blocked"],
      ["end", "option To the end"],
      ["{Enter}", "button Move to…"],
    );
    await walkOn(context);
    await waitFor(() =>
      expect(context.args.onMove).toHaveBeenCalledWith(expect.objectContaining({ id: "end" })),
    );
  },
};
