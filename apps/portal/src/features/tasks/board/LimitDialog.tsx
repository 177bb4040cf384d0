import { mostInColumn, stateWords } from "@jubilee/core/tasks/tasks.rules";
import type { LimitedState } from "@jubilee/core/tasks/tasks.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { NumberField } from "@jubilee/ui/number-field";
import { useState } from "react";

interface LimitDialogProps {
  state: LimitedState;
  most: number | null;
  /** Whether others see it, too. */
  isShared: boolean;
  /** Whether it was kept. */
  onChange: (most: number | null) => Promise<boolean>;
  onClose: () => void;
}

/** How many cards a column of the board takes. */
export function LimitDialog({ state, most, isShared, onChange, onClose }: LimitDialogProps) {
  const [typed, setTyped] = useState(most);
  const [isBusy, setBusy] = useState(false);
  const isWrong = typed !== null && (!Number.isInteger(typed) || typed < 1 || typed > mostInColumn);
  const send = async () => {
    if (isWrong) return;
    setBusy(true);
    const isKept = typed === most || (await onChange(typed));
    setBusy(false);
    if (isKept) onClose();
  };
  return (
    <FormDialog
      title={`Limit of “${stateWords[state]}”`}
      size="s"
      submitLabel="Keep"
      busy={isBusy}
      unsaved={typed !== most}
      onSubmit={send}
      onClose={onClose}
    >
      <NumberField
        label="Tasks at most"
        optional
        help={
          isShared
            ? "A full column takes no more cards. Leave it empty for as many as come. It counts for all who plan this event."
            : "A full column takes no more cards. Leave it empty for as many as come. Only you see it, in this view."
        }
        value={typed}
        onValueChange={setTyped}
        min={1}
        max={mostInColumn}
        {...(isWrong ? { error: `Say a number from 1 to ${mostInColumn}.` } : {})}
      />
    </FormDialog>
  );
}
