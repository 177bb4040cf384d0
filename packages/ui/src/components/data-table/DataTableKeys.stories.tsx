import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { PersonRow } from "../person-row/PersonRow.tsx";
import { Stack } from "../stack/Stack.tsx";
import { DataTable } from "./DataTable.tsx";
import type { DataColumn } from "./dataTable.types.ts";
import { guests, type Guest } from "./storyGuests.ts";

const columns: DataColumn<Guest>[] = [
  {
    id: "name",
    header: "Guest",
    cell: ({ name, email }) => <PersonRow name={name} detail={email} />,
  },
  { id: "year", header: "Class Year", widthPx: 110, cell: ({ year }) => year },
];
const open = fn();

function SteppedThrough() {
  const [place, setPlace] = useState(-1);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <Stack>
      <button type="button" onClick={() => setPlace((now) => now + 1)}>
        Next
      </button>
      <output>{`${selected.size} selected`}</output>
      <DataTable
        label="Guests"
        columns={columns}
        rows={guests}
        rowId={({ id }) => id}
        opening={{ open, id: guests[place]?.id ?? null }}
        selection={{ selected, onChange: setSelected, labelOf: ({ name }) => `Select ${name}` }}
      />
    </Stack>
  );
}

const meta = {
  title: "Data/DataTable/Keys",
  tags: ["!autodocs"],
  component: SteppedThrough,
} satisfies Meta<typeof SteppedThrough>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Keys pressed faster than the screen is drawn, on the tick boxes too. */
export const RangesBySpace: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: /^Adaeze Okonkwo/ }).focus();
    await userEvent.keyboard(" {ArrowDown}{ArrowDown}{Shift>} {/Shift}");
    await waitFor(() => expect(canvas.getByText("3 selected")).toBeVisible());
    await userEvent.keyboard("{ArrowLeft}{ArrowDown}{Shift>} {/Shift}");
    await waitFor(() => expect(canvas.getByText("4 selected")).toBeVisible());
  },
};

/** The row shown beside takes the focus from another row or from nothing, and from nothing else. */
export const TheFocusGoesWithTheOpenRow: Story = {
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole("button", { name: "Next" });
    await fireEvent.click(next);
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /^Adaeze Okonkwo/ })).toHaveFocus(),
    );
    await fireEvent.click(next);
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /^Björn Lindström/ })).toHaveFocus(),
    );
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox", { name: "Select Björn Lindström" })).toBeChecked();
    await userEvent.click(next);
    await expect(next).toHaveFocus();
  },
};
