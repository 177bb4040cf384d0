import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { walk } from "../../keyboard/walk.ts";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { ErrorState } from "../error-state/ErrorState.tsx";
import { SkeletonRows } from "../skeleton/SkeletonRows.tsx";
import type { FigureChange, FigureColumn, FigureGroup } from "./figure.types.ts";
import { FigureTable, type FigureTableProps } from "./FigureTable.tsx";

const columns: readonly FigureColumn[] = [
  { id: "count", header: "Count", kind: "number", isSummed: false },
  { id: "planned", header: "Planned", kind: "money" },
  { id: "spent", header: "Spent", kind: "money" },
  { id: "left", header: "Left", kind: "difference", of: "planned", less: "spent" },
];
const groups: readonly FigureGroup[] = [
  {
    id: "food",
    label: "Food and drink",
    rows: [
      {
        id: "dinner",
        label: "Saturday banquet",
        note: "Mill Kitchen, due 1 June",
        figures: { count: 138, planned: 552000, spent: 480000 },
      },
      { id: "cake", label: "Cake", figures: { count: 2, planned: 24000, spent: 31550 } },
      {
        id: "bar",
        label: "Getränke für den Abend auf dem See",
        figures: { count: 1, planned: 90000, spent: null },
      },
    ],
  },
  {
    id: "music",
    label: "Music",
    rows: [
      {
        id: "band",
        label: "The old jazz section",
        figures: { count: 1, planned: 60000, spent: 60000 },
      },
      {
        id: "fees",
        label: "Fees of card payments",
        note: "From the ledger",
        isFixed: true,
        figures: { count: null, planned: null, spent: 8240 },
      },
    ],
  },
];

const told = fn();

function Live(props: FigureTableProps) {
  const [now, setNow] = useState(props.groups);
  const take = (changes: readonly FigureChange[]) => {
    told(changes);
    setNow((before) =>
      before.map((group) => ({
        ...group,
        rows: group.rows.map((row) => ({
          ...row,
          figures: {
            ...row.figures,
            ...Object.fromEntries(
              changes
                .filter(({ rowId }) => rowId === row.id)
                .map(({ columnId, value }) => [columnId, value]),
            ),
          },
        })),
      })),
    );
  };
  return <FigureTable {...props} groups={now} {...(props.onChange ? { onChange: take } : {})} />;
}

const meta = {
  title: "Talking/FigureTable",
  component: FigureTable,
  render: (args) => <Live {...args} />,
  args: { label: "Budget", columns, groups, currency: "USD", locale: "en-US", onChange: fn() },
} satisfies Meta<typeof FigureTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnlyToRead: Story = {
  args: { onChange: undefined },
};
export const OneGroup: Story = { args: { groups: groups.slice(0, 1) } };
export const Yen: Story = { args: { currency: "JPY", locale: "ja" } };
export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
export const Arabic: Story = {
  globals: { direction: "rtl" },
  args: { currency: "EGP", locale: "ar-EG" },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
export const Loading: Story = { render: () => <SkeletonRows count={5} /> };
export const Empty: Story = {
  args: {
    groups: [],
    empty: (
      <EmptyState
        drawing="table"
        title="Nothing is planned yet"
        action={<Button variant="outline">Add a line</Button>}
      >
        A name and an amount are enough to begin.
      </EmptyState>
    ),
  },
};
export const Failed: Story = {
  render: () => <ErrorState title="The budget could not be loaded" onRetry={() => {}} />,
};

export const PastedColumn: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    told.mockClear();
    const cells = canvas.getAllByRole("gridcell");
    const spent = cells[2];
    if (!spent) throw new Error("There is no cell to paste into.");
    await userEvent.click(spent);
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "4,900.00\n315.50\nfree\n600\n");
    spent.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(told).toHaveBeenCalled());
    await expect(told).toHaveBeenCalledWith([
      { rowId: "dinner", columnId: "spent", value: 490000, before: 480000 },
    ]);
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "1 figure was changed; 1 cell was left out, since it takes no figure or had none.",
    );
    await expect(canvas.getByRole("row", { name: /^Total/ })).toHaveTextContent("$5,897.90");
  },
};

const isAt = (row: string, column: string) => () => {
  const { dataset } = document.activeElement as HTMLElement;
  return expect(`${dataset["row"]} ${dataset["column"]}`).toBe(`${row} ${column}`);
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  play: async (context) => {
    told.mockClear();
    await walk(
      ["{Tab}", "gridcell 138", isAt("dinner", "count")],
      ["{ArrowRight}", "gridcell $5,520.00"],
      ["{ArrowDown}", "gridcell $240.00"],
      ["250,50", "textbox Cake, Planned", { value: "250,50" }],
      [
        "{Enter}",
        "gridcell $900.00",
        () =>
          expect(told).toHaveBeenLastCalledWith([
            { rowId: "cake", columnId: "planned", value: 25050, before: 24000 },
          ]),
      ],
      ["{ArrowUp}", "gridcell $250.50"],
      ["{Enter}", "textbox Cake, Planned", { value: "250.50" }],
      ["1", "textbox Cake, Planned"],
      ["{Escape}", "gridcell $250.50"],
      ["{F2}a few{Enter}", "textbox Cake, Planned", { "aria-invalid": "true" }],
      ["{Escape}", "gridcell $250.50"],
      ["{Enter}300{Tab}", "textbox Cake, Spent"],
      ["{Tab}", "textbox Getränke für den Abend auf dem See, Count"],
      ["{Escape}{Home}{ArrowDown}{ArrowDown}", "gridcell –", { "aria-readonly": "true" }],
      ["5", "gridcell –"],
      ["{Tab}", "page"],
    )(context);
    await expect(context.canvas.getByRole("row", { name: /^Total/ })).toHaveTextContent(
      "$7,320.00",
    );
  },
};
