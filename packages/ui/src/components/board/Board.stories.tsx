import type { Meta, StoryObj } from "@storybook/react-vite";
import { Circle, CircleCheck, CircleDot, CircleMinus } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { walk } from "../../keyboard/walk.ts";
import { Avatar } from "../avatar/Avatar.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Text } from "../text/Text.tsx";
import { Board } from "./Board.tsx";
import type { BoardColumn, BoardProps } from "./board.types.ts";
import { room } from "./Stories.css.ts";

interface Errand {
  id: string;
  name: string;
  state: string;
  due: string;
  who: string;
}

const errand = (id: string, state: string, name: string, due: string, who: string): Errand => ({
  id,
  state,
  name,
  due,
  who,
});

const errands: readonly Errand[] = [
  errand(
    "1",
    "todo",
    "Send the final head count and meal choices to Lakeside Catering",
    "2 days late",
    "Marta Adler",
  ),
  errand("2", "todo", "Write to the 31 who opened the invitation", "Today", "Siobhán Byrne"),
  errand(
    "3",
    "todo",
    "Zimmerkontingent in der Pension Seeblick verlängern, bevor es verfällt",
    "Tomorrow",
    "Ute Grünewald",
  ),
  errand("4", "todo", "الاتفاق مع ليلى على كلمة الترحيب", "Sun 23 May", "ليلى الحدّاد"),
  errand("5", "doing", "Confirm wheelchair access on the ferry landing", "Today", "Jörg Müller"),
  errand(
    "6",
    "doing",
    "Hire two microphones and a small desk from the school",
    "Wed 26 May",
    "Kofi Mensah",
  ),
  errand(
    "7",
    "doing",
    "Collect the yearbook portraits for the badges",
    "Sat 22 May",
    "Dana Whitlock",
  ),
  errand(
    "8",
    "blocked",
    "Print name badges with the yearbook pictures",
    "Fri 28 May",
    "Marta Adler",
  ),
  errand("9", "done", "Sign with The Boathouse", "12 May", "Marta Adler"),
];

const add = (label: string) => ({ label, onAdd: fn() });

const columns: readonly BoardColumn[] = [
  { id: "todo", name: "To do", mark: <Circle size={18} aria-hidden="true" />, add: add("Task") },
  {
    id: "doing",
    name: "Doing",
    mark: <CircleDot size={18} aria-hidden="true" />,
    limit: 3,
    add: add("Task"),
  },
  {
    id: "blocked",
    name: "Blocked",
    mark: <CircleMinus size={18} aria-hidden="true" />,
    menu: [{ id: "limit", label: "Set a limit", onSelect: fn() }],
  },
  {
    id: "done",
    name: "Done",
    mark: <CircleCheck size={18} aria-hidden="true" />,
    count: 41,
    more: { label: "40 more", onMore: fn() },
  },
];

const many = Array.from({ length: 2000 }, (_, index) =>
  errand(
    `m${index}`,
    index % 2 === 0 ? "todo" : "done",
    `Errand ${index + 1}`,
    "Today",
    "Marta Adler",
  ),
);

/** Keeps what is moved, as a screen does; the screen also offers Undo. */
function Live(props: BoardProps<Errand>) {
  const [items, setItems] = useState(props.items);
  return (
    <div className={room}>
      <Board
        {...props}
        items={items}
        onMove={(item, to, drop) => {
          props.onMove?.(item, to, drop);
          const others = items.filter(({ id }) => id !== item.id);
          const next = others.findIndex(({ id }) => id === to.before);
          const at = next === -1 ? others.length : next;
          setItems(others.toSpliced(at, 0, { ...item, state: to.column }));
        }}
      />
    </div>
  );
}

const meta = {
  argTypes: {
    columns: { table: { type: { summary: "readonly BoardColumn[]" } } },
    items: { table: { type: { summary: "readonly Item[]" } } },
  },
  title: "Data/Board",
  component: Board<Errand>,
  render: (args) => <Live {...args} />,
  args: {
    label: "Tasks by state",
    columns,
    items: errands,
    idOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    columnOf: ({ state }) => state,
    card: ({ due, who }) => (
      <Inline justify="space-between" align="center" gap="2">
        <Text as="span" size={12} tone="muted">
          {due}
        </Text>
        <Avatar name={who} size="s" />
      </Inline>
    ),
    onMove: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof Board<Errand>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Loading: Story = { args: { loading: true, items: [] } };
export const Empty: Story = { args: { items: [] } };

/** Only the cards in sight are in the page. */
export const Long: Story = {
  args: { items: many },
  play: async ({ canvasElement }) => {
    const drawn = canvasElement.querySelectorAll("[data-card]");
    await expect(drawn.length).toBeGreaterThan(5);
    await expect(drawn.length).toBeLessThan(120);
  },
};

const columnOf = (name: string) => screen.getByRole("list", { name });

export const ByPointer: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const card = canvas.getByRole("button", { name: /^Print name badges/ });
    const over = within(columnOf("To do")).getByRole("button", { name: /^Write to the 31/ });
    const { left, top } = over.getBoundingClientRect();
    const start = card.getBoundingClientRect();
    await userEvent.pointer([
      {
        keys: "[MouseLeft>]",
        target: card,
        coords: { clientX: start.left + 4, clientY: start.top + 4 },
      },
      { target: over, coords: { clientX: left + 8, clientY: top } },
    ]);
    await expect(columnOf("To do")).toHaveTextContent("Print name badges");
    await userEvent.pointer([
      { keys: "[/MouseLeft]", coords: { clientX: left + 8, clientY: top } },
    ]);
    await expect(args.onMove).toHaveBeenCalledWith(
      expect.objectContaining({ id: "8" }),
      { column: "todo", index: 1, before: "2" },
      { by: "pointer", alone: false },
    );
    await expect(canvas.getByRole("status")).toHaveTextContent(
      /put down, place 2 of 5 in To do\.$/,
    );
  },
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  play: async (context) => {
    const walkOn = walk(
      ["{Tab}", "button Send the final head count and meal choices to Lakeside Catering"],
      ["{ArrowDown}", "button Write to the 31 who opened the invitation"],
      ["{ArrowRight}", "button Hire two microphones and a small desk from the school"],
      ["{ArrowRight}", "button Print name badges with the yearbook pictures"],
      [
        " ",
        "button Print name badges with the yearbook pictures",
        () =>
          expect(screen.getByRole("status")).toHaveTextContent(
            "picked up, place 1 of 1 in Blocked",
          ),
      ],
      [
        "{ArrowLeft}",
        "button Print name badges with the yearbook pictures",
        () =>
          expect(screen.getByRole("status")).toHaveTextContent(
            "Place 1 of 4 in Doing. Doing is full, 3 of at most 3.",
          ),
      ],
      [
        " ",
        "button Print name badges with the yearbook pictures",
        () => expect(context.args.onMove).not.toHaveBeenCalled(),
      ],
      ["{ArrowLeft}", "button Print name badges with the yearbook pictures"],
      [
        "{ArrowDown}{Enter}",
        "button Print name badges with the yearbook pictures",
        () =>
          expect(context.args.onMove).toHaveBeenCalledWith(
            expect.objectContaining({ id: "8" }),
            { column: "todo", index: 1, before: "2" },
            { by: "keys", alone: false },
          ),
      ],
      ["{Tab}", "button Move Print name badges with the yearbook pictures to…"],
    );
    await walkOn(context);
  },
};

export const MovedByDialog: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Move Write to the 31/ }));
    const field = await screen.findByRole("combobox", { name: /^Move Write to the 31/ });
    await userEvent.type(field, "doing{Enter}");
    await expect(
      await screen.findByText("Doing is full, 3 of at most 3. Choose another place.", {
        ignore: "output",
      }),
    ).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "block{Enter}");
    await waitFor(() => expect(args.onMove).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /^Write to the 31/ })).toHaveFocus(),
    );
  },
};
