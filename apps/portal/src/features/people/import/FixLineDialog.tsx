import type { ColumnMatch, RejectedLine } from "@jubilee/core/people/imports.types";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { useId, useState, type FormEvent } from "react";

interface FixLineDialogProps {
  rejected: RejectedLine;
  columns: ColumnMatch[];
  onFix: (cells: string[]) => Promise<void>;
  onClose: () => void;
}

/** Corrects the cells of one line; the file itself stays as it is. */
export function FixLineDialog({ rejected, columns, onFix, onClose }: FixLineDialogProps) {
  const formId = useId();
  const [cells, setCells] = useState(() => columns.map(({ index }) => rejected.cells[index] ?? ""));
  const shown = columns.filter(({ field }) => field !== "skip");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onFix(cells);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Line ${rejected.line}`}
      footer={
        <>
          <Button variant="secondary-light" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Check again
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Stack gap="4">
          <InlineMessage tone="danger">{rejected.reason}</InlineMessage>
          {shown.map(({ index, heading }) => (
            <TextField
              key={index}
              label={heading}
              value={cells[index] ?? ""}
              aria-invalid={heading === rejected.heading}
              onValueChange={(value) =>
                setCells(cells.map((cell, at) => (at === index ? value : cell)))
              }
            />
          ))}
        </Stack>
      </form>
    </Dialog>
  );
}
