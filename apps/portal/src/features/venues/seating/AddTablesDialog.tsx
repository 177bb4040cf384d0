import { nextTables } from "@jubilee/core/venues/seating.rules";
import type { Seating, TableDraft } from "@jubilee/core/venues/seating.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { NumberField } from "@jubilee/ui/number-field";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { seatsProblem, TableFields } from "./TableFields.tsx";
import type { SeatingActions } from "./useSeating.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

const usual: TableDraft = { label: "", shape: "round", seats: 8, accessible: false, turned: false };
const mostAtOnce = 100;

export interface AddTablesDialogProps {
  eventId: string;
  seating: Seating;
  actions: SeatingActions;
  onClose: () => void;
}

/** Puts several tables of a kind on the floor, numbered on from those that stand there. */
export function AddTablesDialog({ eventId, seating, actions, onClose }: AddTablesDialogProps) {
  const { people, tables } = seating;
  const seats = tables.reduce((sum, table) => sum + table.seats.length, 0);
  const missing = Math.ceil((people.length - seats) / usual.seats);
  const form = useDraft(() => ({ ...usual, count: Math.min(mostAtOnce, Math.max(1, missing)) }), {
    write: { isBusy: actions.isBusy, run: actions.change },
    check: (draft) => ({
      count:
        Number.isInteger(draft.count) && draft.count >= 1 && draft.count <= mostAtOnce
          ? undefined
          : `Between 1 and ${mostAtOnce} tables`,
      seats: seatsProblem(draft.seats),
    }),
  });
  const { draft, errors, change } = form;
  const { count } = draft;
  const add = ({ count: wanted, ...table }: typeof draft) =>
    actions.api.addTables(
      eventId,
      nextTables(tables, { ...table, label: table.label.trim() }, wanted),
    );
  return (
    <FormDialog
      title="Add tables"
      submitLabel={count === 1 ? "Add the table" : `Add ${count || ""} tables`}
      {...form.dialog(add, {
        done: count === 1 ? "The table is on the floor" : `${count} tables are on the floor`,
        onClose,
      })}
    >
      <Stack gap="4">
        <NumberField
          label="How many"
          min={1}
          max={mostAtOnce}
          value={count || null}
          error={errors.count}
          onValueChange={(typed) => change({ count: typed ?? 0 })}
        />
        <TableFields draft={draft} problem={errors.seats} onChange={change} />
        <TextField
          label="Name"
          optional
          help="Several get a number too. Left empty they are Table 1, Table 2 and so on."
          maxLength={36}
          {...form.field("label")}
        />
      </Stack>
    </FormDialog>
  );
}
