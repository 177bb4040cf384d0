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
import { Card } from "../card/Card.tsx";
import { keptAs, useKeptFocus } from "../drag/useKeptFocus.ts";
import { Stack } from "../stack/Stack.tsx";
import { Movable } from "./Movable.tsx";
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
  subcomponents: { Movable },
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

const seats = ["Seat 1", "Seat 2"];

/** Seats stay where they are; who sits on them moves. */
function Seats(props: MoveToProps) {
  const [seat, setSeat] = useState("Seat 1");
  const [open, setOpen] = useState(false);
  const keepFocus = useKeptFocus();
  return (
    <>
      {seats.map((name) => (
        <Button
          key={name}
          variant="outline"
          onClick={() => setOpen(true)}
          {...(name === seat ? keptAs("Ada") : {})}
        >
          {name === seat ? `Ada, ${name}` : name}
        </Button>
      ))}
      <MoveTo
        {...props}
        name="Ada"
        open={open}
        onOpenChange={setOpen}
        targets={seats.filter((one) => one !== seat).map((one) => ({ id: one, label: one }))}
        onMove={({ id }) => {
          keepFocus("Ada");
          setSeat(id);
        }}
      />
    </>
  );
}

export const FocusGoesAlong: Story = {
  args: { open: false },
  tags: ["!autodocs"],
  render: (args) => <Seats {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ada, Seat 1" }));
    await screen.findByRole("option", { name: "Seat 2" });
    await waitFor(() => expect(screen.getByRole("combobox")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Ada, Seat 2" })).toHaveFocus());
  },
};

/** Under a pointer, with the focus and under fingers; where there is no room, none. */
export const Corner: Story = {
  args: { open: false },
  render: () => (
    <Stack gap="2">
      <Movable name="Doors">
        <Card>Doors, which stay where they are</Card>
      </Movable>
      <Movable name="Welcome breakfast" onMoveTo={fn()}>
        <a href="#breakfast">Welcome breakfast with everybody who has come a long way</a>
      </Movable>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const corner = canvas.getByRole("button", { name: "Move Welcome breakfast to…" });
    await waitFor(() => expect(corner).not.toBeVisible());
    canvas.getByText(/^Welcome breakfast with/).focus();
    await waitFor(() => expect(corner).toBeVisible());
  },
};

export const Keyboard: Story = {
  args: { open: false },
  tags: ["!autodocs"],
  play: async (context) => {
    const walkOn = walk(
      [
        "{Tab}{Enter}",
        "option Blocked",
        () => expect(screen.getByText("move", { exact: true })).toBeVisible(),
      ],
      ["{ArrowDown}", "option To do"],
      ["{ArrowDown}", "option Doing full, 3 of 3"],
      [
        "{Enter}",
        "option Doing full, 3 of 3",
        () => expect(screen.getByRole("status")).toHaveTextContent("Doing is full, 3 of 3."),
      ],
      ["{ArrowDown}", "option To the top"],
      ["end", "option To the end"],
      ["{Enter}", "button Move to…"],
    );
    await walkOn(context);
    await waitFor(() =>
      expect(context.args.onMove).toHaveBeenCalledWith(expect.objectContaining({ id: "end" })),
    );
  },
};
