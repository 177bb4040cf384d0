import { nextTables } from "@jubilee/core/venues/seating.rules";
import type { Seating, TableDraft } from "@jubilee/core/venues/seating.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { NumberField } from "@jubilee/ui/number-field";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { seatsProblem, TableFields } from "./TableFields.tsx";
import type { SeatingActions } from "./useSeating.ts";

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
  const [draft, setDraft] = useState(usual);
  const [count, setCount] = useState<number | null>(Math.min(mostAtOnce, Math.max(1, missing)));
  const [asked, setAsked] = useState(false);
  const countProblem =
    count !== null && Number.isInteger(count) && count >= 1 && count <= mostAtOnce
      ? undefined
      : `Between 1 and ${mostAtOnce} tables`;
  const [labelProblem, setLabelProblem] = useState<string>();
  const save = async () => {
    setAsked(true);
    if (countProblem || seatsProblem(draft.seats) || count === null) return;
    const label = draft.label.trim();
    const wanted = nextTables(tables, { ...draft, label }, count);
    const saved = await actions.change(
      () => actions.api.addTables(eventId, wanted),
      ({ field, message }) => {
        if (field === "label") setLabelProblem(message);
        return field === "label";
      },
    );
    if (!saved) return;
    toast.success(count === 1 ? "The table is on the floor" : `${count} tables are on the floor`);
    onClose();
  };
  return (
    <FormDialog
      title="Add tables"
      submitLabel={count === 1 ? "Add the table" : `Add ${count ?? ""} tables`}
      busy={actions.isBusy}
      unsaved={draft !== usual}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="4">
        <NumberField
          label="How many"
          min={1}
          max={mostAtOnce}
          value={count}
          error={asked ? countProblem : undefined}
          onValueChange={setCount}
        />
        <TableFields
          draft={draft}
          problem={asked ? seatsProblem(draft.seats) : undefined}
          onChange={setDraft}
        />
        <TextField
          label="Name"
          optional
          help="Several get a number too. Left empty they are Table 1, Table 2 and so on."
          maxLength={36}
          value={draft.label}
          error={labelProblem}
          onValueChange={(label) => {
            setLabelProblem(undefined);
            setDraft({ ...draft, label });
          }}
        />
      </Stack>
    </FormDialog>
  );
}
