import type { SeatingTable, TableDraft } from "@jubilee/core/venues/seating.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Inline } from "@jubilee/ui/inline";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { seatsProblem, TableFields } from "./TableFields.tsx";
import type { SeatingActions } from "./useSeating.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

export interface TableDialogProps {
  table: SeatingTable;
  actions: SeatingActions;
  /** Opens “Move to…”. */
  onMoveTo: () => void;
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
export function TableDialog({ table, actions, onMoveTo, onClose }: TableDialogProps) {
  const [seen] = useState(table);
  const form = useDraft(() => draftOf(table), {
    write: { isBusy: actions.isBusy, run: actions.change },
    check: ({ label, seats }) => ({
      label: label.trim() === "" ? "Give the table a name or a number" : undefined,
      seats: seatsProblem(seats),
    }),
  });
  const [isRemoving, setRemoving] = useState(false);
  const seated = table.seats.filter(({ person }) => person !== null).length;
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
        {...form.dialog((draft) => actions.api.saveTable(seen, draft), {
          done: `${form.draft.label.trim()} is saved`,
          onClose,
        })}
      >
        <Stack gap="4">
          <TextField label="Name" maxLength={40} {...form.field("label")} />
          <TableFields draft={form.draft} problem={form.errors.seats} onChange={form.change} />
          <Inline gap="2" wrap>
            <Button variant="outline" onClick={onMoveTo}>
              Move to…
            </Button>
            <Button variant="outline" onClick={() => setRemoving(true)}>
              Take the table away
            </Button>
          </Inline>
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
