import type { TableDraft, TableShape } from "@jubilee/core/venues/seating.types";
import { NumberField } from "@jubilee/ui/number-field";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Stack } from "@jubilee/ui/stack";
import { Switch } from "@jubilee/ui/switch";

const shapes: { value: TableShape; label: string }[] = [
  { value: "round", label: "Round" },
  { value: "long", label: "Long" },
  { value: "row", label: "Row of seats" },
];

export interface TableFieldsProps {
  draft: TableDraft;
  /** What is wrong with the seats. */
  problem: string | undefined;
  onChange: (part: Partial<TableDraft>) => void;
}

/** What every table is asked: its shape, its seats, whether it is reached without steps. */
export function TableFields({ draft, problem, onChange }: TableFieldsProps) {
  return (
    <Stack gap="4">
      <SegmentedControl
        label="Shape"
        segments={shapes}
        value={draft.shape}
        onValueChange={(shape) => onChange({ shape })}
      />
      <NumberField
        label="Seats"
        min={1}
        max={60}
        value={draft.seats || null}
        error={problem}
        onValueChange={(seats) => onChange({ seats: seats ?? 0 })}
      />
      {draft.shape !== "round" && (
        <Switch
          label="Stands upright on the plan"
          side="end"
          checked={draft.turned}
          onCheckedChange={(turned) => onChange({ turned })}
        />
      )}
      <Switch
        label="Reached without steps"
        help="With room for a wheelchair. Who needs it is put at such a table."
        side="end"
        checked={draft.accessible}
        onCheckedChange={(accessible) => onChange({ accessible })}
      />
    </Stack>
  );
}

/** What is wrong with a number of seats, before the server is asked. */
export const seatsProblem = (seats: number): string | undefined =>
  Number.isInteger(seats) && seats >= 1 && seats <= 60
    ? undefined
    : "A table has between 1 and 60 seats";
