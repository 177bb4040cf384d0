import type { ColumnMatch, RejectedLine } from "@jubilee/core/people/imports.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";

interface FixLineDialogProps {
  rejected: RejectedLine;
  columns: ColumnMatch[];
  onFix: (cells: string[]) => Promise<void>;
  onClose: () => void;
}

/** Corrects the cells of one line; the file itself stays as it is. */
export function FixLineDialog({ rejected, columns, onFix, onClose }: FixLineDialogProps) {
  const [begun] = useState(() => columns.map(({ index }) => rejected.cells[index] ?? ""));
  const [cells, setCells] = useState(begun);
  const shown = columns.filter(({ field }) => field !== "skip");
  return (
    <FormDialog
      title={`Line ${rejected.line}`}
      submitLabel="Check again"
      unsaved={cells.some((cell, at) => cell !== begun[at])}
      onSubmit={() => onFix(cells)}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
