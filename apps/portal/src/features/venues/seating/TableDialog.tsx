import type { SeatingTable, TableDraft } from "@jubilee/core/venues/seating.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { seatsProblem, TableFields } from "./TableFields.tsx";
import type { SeatingActions } from "./useSeating.ts";

export interface TableDialogProps {
  table: SeatingTable;
  actions: SeatingActions;
  onClose: () => void;
}

const draftOf = ({ label, shape, seats, accessible, turned }: SeatingTable): TableDraft => ({
  label,
  shape,
  seats: seats.length,
  accessible,
  turned,
});

/** Changes a table, or takes it off the floor; with people at it that is asked about. */
export function TableDialog({ table, actions, onClose }: TableDialogProps) {
  const [seen] = useState(table);
  const [first] = useState(() => draftOf(table));
  const [draft, setDraft] = useState(first);
  const [isRemoving, setRemoving] = useState(false);
  const [problems, setProblems] = useState<{ label?: string; seats?: string }>({});
  const seated = table.seats.filter(({ person }) => person !== null).length;
  const save = async () => {
    const seats = seatsProblem(draft.seats);
    const label = draft.label.trim() === "" ? "Give the table a name or a number" : undefined;
    setProblems({ ...(label ? { label } : {}), ...(seats ? { seats } : {}) });
    if (label || seats) return;
    const saved = await actions.change(
      () => actions.api.saveTable(seen, draft),
      ({ field, message }) => {
        if (field !== "label" && field !== "seats") return false;
        setProblems({ [field]: message });
        return true;
      },
    );
    if (saved === null) return;
    toast.success(`${draft.label.trim()} is saved`);
    onClose();
  };
  const remove = async () => {
    const removed = await actions.change(() => actions.api.removeTable(table, seated > 0));
    setRemoving(false);
    if (!removed) return;
    toast.success(`${table.label} is off the floor`);
    onClose();
  };
  return (
    <>
      <FormDialog
        title={table.label}
        description={`${seated} of ${table.seats.length} seats taken`}
        submitLabel="Save"
        busy={actions.isBusy}
        unsaved={draft !== first}
        onSubmit={save}
        onClose={onClose}
      >
        <Stack gap="4">
          <TextField
            label="Name"
            maxLength={40}
            value={draft.label}
            error={problems.label}
            onValueChange={(label) => setDraft({ ...draft, label })}
          />
          <TableFields draft={draft} problem={problems.seats} onChange={setDraft} />
          <div>
            <Button variant="outline" onClick={() => setRemoving(true)}>
              Take the table away
            </Button>
          </div>
        </Stack>
      </FormDialog>
      <AlertDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={`Take ${table.label} away?`}
        description={
          seated === 0
            ? "Nobody sits there."
            : `${seated === 1 ? "Somebody sits" : `${seated} people sit`} there and will be without a seat. They stay on the list, and their rules stay too.`
        }
        confirmLabel="Take it away"
        destructive
        loading={actions.isBusy}
        onConfirm={() => void remove()}
      />
    </>
  );
}
