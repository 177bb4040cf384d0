import type { Meta, StoryObj } from "@storybook/react-vite";
import { Mail, Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
import { BulkBar } from "../bulk-bar/BulkBar.tsx";
import { Chip } from "../chip/Chip.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { Inline } from "../inline/Inline.tsx";
import { MoneyText } from "../money-text/MoneyText.tsx";
import { PersonRow } from "../person-row/PersonRow.tsx";
import { Stack } from "../stack/Stack.tsx";
import { ColumnChoice } from "./ColumnChoice.tsx";
import { DataTable } from "./DataTable.tsx";
import type { DataColumn, DataSort, DataTableProps } from "./dataTable.types.ts";
import { guests, many, type Guest } from "./storyGuests.ts";

const answers = {
  yes: <Chip tone="success">Coming</Chip>,
  no: <Chip tone="danger">Not coming</Chip>,
  maybe: <Chip tone="warning">Maybe</Chip>,
  none: <Chip mark="hollow">No answer</Chip>,
};

const columns: DataColumn<Guest>[] = [
  {
    id: "name",
    header: "Guest",
    sortValue: ({ name }) => name,
    cell: ({ name, email }) => <PersonRow name={name} detail={email} />,
  },
  {
    id: "year",
    header: "Class Year",
    widthPx: 110,
    sortValue: ({ year }) => year,
    cell: ({ year }) => year,
  },
  { id: "answer", header: "Answer", widthPx: 140, cell: ({ answer }) => answers[answer] },
  {
    id: "owes",
    header: "Balance",
    align: "end",
    widthPx: 120,
    from: "desktop",
    sortValue: ({ owesMinor }) => owesMinor,
    cell: ({ owesMinor }) =>
      owesMinor > 0 ? (
        <MoneyText amountMinor={owesMinor} currency="USD" tone="danger" short />
      ) : (
        "–"
      ),
  },
];

const phoneLine = ({ name, email, answer }: Guest) => (
  <PersonRow name={name} detail={email} end={answers[answer]} />
);

type GuestTableProps = Omit<DataTableProps<Guest>, "columns" | "label" | "rowId">;

const clear = fn();

function GuestTable(props: GuestTableProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [order, setOrder] = useState<readonly string[]>();
  return (
    <Stack>
      <Inline justify="end">
        <ColumnChoice
          columns={columns.slice(1)}
          hidden={hidden}
          onChange={setHidden}
          order={order}
          onOrderChange={setOrder}
        />
      </Inline>
      <DataTable
        {...props}
        label="Guests"
        columns={columns}
        rowId={({ id }) => id}
        arrangement={{ ...props.arrangement, hidden, order }}
        selection={{ selected, onChange: setSelected, labelOf: ({ name }) => `Select ${name}` }}
        phoneLine={phoneLine}
      />
      <BulkBar
        count={selected.size}
        actions={[{ id: "remove", label: "Remove", icon: <Trash2 />, onSelect: clear }]}
        onClear={() => setSelected(new Set())}
      />
    </Stack>
  );
}

const meta = {
  title: "Data/DataTable",
  component: GuestTable,
  subcomponents: { DataTable, ColumnChoice },
  args: { rows: guests, opening: { open: fn() } },
} satisfies Meta<typeof GuestTable>;

export default meta;

type Story = StoryObj<typeof meta>;

const firstName = (canvas: ReturnType<typeof within>) => canvas.getAllByRole("row")[1]?.textContent;

export const SortsAndSelects: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Class Year" }));
    await expect(firstName(canvas)).toContain("Jörg Müller");
    await expect(canvas.getByRole("columnheader", { name: /Class Year/ })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Adaeze Okonkwo" }));
    await waitFor(() => expect(canvas.getByText("1 selected")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByText("1 selected")).toBeNull());
  },
};

/** From a chosen row's tick the bar is the next stop, and behind the bar the list goes on. */
export const TheBarIsTheNextStop: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const tick = canvas.getByRole("checkbox", { name: "Select Adaeze Okonkwo" });
    tick.focus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(canvas.getByText("1 selected")).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remove" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(tick).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Clear selection" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /^Adaeze Okonkwo/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /^Björn Lindström/ })).toHaveFocus();
    tick.focus();
    await userEvent.tab();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(tick).toHaveFocus());
    await expect(tick).not.toBeChecked();
  },
};

export const ArrowKeysMoveBetweenRows: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole("button", { name: /^Adaeze Okonkwo/ }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /^Björn Lindström/ })).toHaveFocus(),
    );
    await userEvent.keyboard("{Enter}");
    await expect(args.opening?.open).toHaveBeenCalledWith(guests[1]);
  },
};

function ServerSorted() {
  const [sort, setSort] = useState<DataSort | null>({ id: "year", descending: true });
  return (
    <Stack>
      <output>{sort ? `${sort.id} ${sort.descending ? "down" : "up"}` : "as it comes"}</output>
      <DataTable
        label="Guests"
        columns={columns}
        rows={guests}
        rowId={({ id }) => id}
        sorting={{ sort, onSort: setSort }}
      />
    </Stack>
  );
}

export const SortedByTheServer: Story = {
  render: () => <ServerSorted />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("columnheader", { name: /Class Year/ })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Guest" }));
    await expect(canvas.getByText("name up")).toBeVisible();
    await expect(firstName(canvas)).toContain("Adaeze Okonkwo");
    await userEvent.click(canvas.getByRole("button", { name: "Guest" }));
    await userEvent.click(canvas.getByRole("button", { name: "Guest" }));
    await expect(canvas.getByText("as it comes")).toBeVisible();
  },
};

export const ArrowKeysMoveAsInAGrid: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: /^Adaeze Okonkwo/ }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("checkbox", { name: "Select Adaeze Okonkwo" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    const second = canvas.getByRole("checkbox", { name: "Select Björn Lindström" });
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(second).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: /^Björn Lindström/ })).toHaveFocus();
  },
};

const heads = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole("columnheader").map((head: HTMLElement) => head.textContent);

export const ColumnsMoveByKeyboard: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    const move = await screen.findByRole("button", { name: "Move Balance" });
    await waitFor(() => expect(move).toBeVisible());
    move.focus();
    await userEvent.keyboard("{Home}");
    await expect(screen.getByRole("button", { name: "Move Balance" })).toHaveFocus();
    await expect(screen.getByText("Balance is number 1 of 3")).toBeInTheDocument();
    await waitFor(() =>
      expect(heads(canvas).slice(-3)).toEqual(["Balance", "Class Year", "Answer"]),
    );
    await userEvent.click(screen.getByRole("checkbox", { name: "Answer" }));
    await waitFor(() => expect(heads(canvas).slice(-2)).toEqual(["Balance", "Class Year"]));
    await userEvent.click(screen.getByRole("button", { name: "Back to the usual columns" }));
    await waitFor(() =>
      expect(heads(canvas).slice(-3)).toEqual(["Class Year", "Answer", "Balance"]),
    );
  },
};

export const Households: Story = {
  args: {
    arrangement: { groupOf: ({ household }) => ({ id: household, label: household }) },
    opening: { open: fn(), id: "4" },
  },
};

export const FreshRowsGlow: Story = {
  args: { glowing: new Set(["2", "4"]) },
};

export const TenThousandRows: Story = {
  args: { rows: many },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("row").length).toBeLessThan(60);
    canvas.getByRole("button", { name: /^Guest 1 / }).focus();
    await userEvent.keyboard("{End}");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /^Guest 10000 / })).toHaveFocus(),
    );
  },
};

/** What holds the focus stays, however far the rows run away under it. */
export const TheFocusIsNeverLost: Story = {
  tags: ["!autodocs"],
  args: { rows: many },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole("button", { name: /^Guest 1 / });
    const region = canvas.getByRole("region");
    first.focus();
    scrollTo(0, 40_000);
    await waitFor(() =>
      expect(canvas.getAllByRole("button", { name: /^Guest 7[0-9][0-9] / })).not.toEqual([]),
    );
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(region).toContainElement(document.activeElement as HTMLElement);
    for (let stop = 0; stop < 80; stop += 1) {
      await userEvent.tab();
      await expect(region).toContainElement(document.activeElement as HTMLElement);
    }
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Guest (3|4)\d\b/));
  },
};

/** The head stays while the page scrolls, and what the keys reach is never under it. */
export const TheHeadStays: Story = {
  args: { rows: many.slice(0, 300) },
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole("columnheader", { name: "Class Year" });
    scrollTo(0, 4_000);
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Guest 90 / })).toBeVisible());
    await expect(head.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(head.getBoundingClientRect().top).toBeLessThan(8);
    canvas.getByRole("button", { name: /^Guest 90 / }).focus();
    for (let row = 90; row > 75; row -= 1) {
      await userEvent.keyboard("{ArrowUp}");
      const next = await canvas.findByRole("button", { name: new RegExp(`^Guest ${row - 1} `) });
      await waitFor(() => expect(next).toHaveFocus());
      await expect(next.closest("tr")?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        Math.floor(head.getBoundingClientRect().bottom) - 1,
      );
    }
  },
};

/** Space chooses, Shift with an arrow or a press takes all up to there. */
export const RangesByShift: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const tick = (name: string) => canvas.getByRole("checkbox", { name: `Select ${name}` });
    canvas.getByRole("button", { name: /^Adaeze Okonkwo/ }).focus();
    await userEvent.keyboard(" ");
    await expect(tick("Adaeze Okonkwo")).toBeChecked();
    await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /^Björn Lindström/ })).toHaveFocus(),
    );
    await waitFor(() => expect(tick("Björn Lindström")).toBeChecked());
    await userEvent.keyboard("{Shift>}");
    await userEvent.click(canvas.getByRole("button", { name: /^Jörg Müller/ }));
    await userEvent.keyboard("{/Shift}");
    await waitFor(() => expect(canvas.getByText("5 selected")).toBeVisible());
    await expect(args.opening?.open).not.toHaveBeenCalled();
  },
};

export const Compact: Story = {
  args: { arrangement: { density: "compact" } },
};

const invite = fn();

/** Lines of two rows under heads that stay: a swipe uncovers the usual act, a long press chooses. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  args: {
    arrangement: { groupOf: ({ household }) => ({ id: household, label: household }) },
    swipe: {
      label: "Invite",
      icon: <Mail aria-hidden="true" />,
      nameOf: ({ name }) => `Invite ${name}`,
      act: invite,
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    invite.mockClear();
    const line = await canvas.findByRole("button", { name: /^Adaeze Okonkwo/ });
    await userEvent.click(canvas.getByRole("button", { name: "Invite Adaeze Okonkwo" }));
    await expect(invite).toHaveBeenCalledOnce();
    await expect(invite).toHaveBeenCalledWith(guests[0]);
    await fireEvent.pointerDown(line, { pointerType: "touch", clientX: 40, clientY: 40 });
    await waitFor(() => expect(canvas.getByText("1 selected")).toBeVisible());
    await fireEvent.pointerUp(line, { pointerType: "touch" });
    await fireEvent.click(line);
    await expect(canvas.getByText("1 selected")).toBeVisible();
    await expect(args.opening?.open).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: /^Björn Lindström/ }));
    await waitFor(() => expect(canvas.getByText("2 selected")).toBeVisible());
    await expect(canvas.getByRole("checkbox", { name: "Select Björn Lindström" })).toBeChecked();
  },
};

/** On paper there is no scrolling: every row is drawn. */
export const Printed: Story = {
  args: { rows: many.slice(0, 300) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row").length).toBeLessThan(60);
    window.dispatchEvent(new Event("beforeprint"));
    await expect(canvas.getAllByRole("row")).toHaveLength(301);
    await expect(canvas.queryAllByRole("checkbox")).toHaveLength(0);
    await expect(canvas.queryByRole("button", { name: "Class Year" })).toBeNull();
    window.dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(canvas.getAllByRole("row").length).toBeLessThan(60));
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title="No guests yet" drawing="letters">
        Import a list, or share the link.
      </EmptyState>
    ),
  },
};
