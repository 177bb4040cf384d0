import { useRef } from "react";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { useWords } from "../../words/useWords.ts";
import { formWords } from "./form.copy.ts";

export interface UnsavedDialogProps {
  open: boolean;
  title: string;
  /** What would be lost. */
  description: string;
  stayLabel: string;
  leaveLabel: string;
  onStay: () => void;
  onLeave: () => void;
  /** Keeps it first; left out where it cannot be kept yet. */
  onSave?: (() => void) | undefined;
}

/** Three ways out of what is not saved: stay, lose it, or keep it first. */
export function UnsavedDialog(props: UnsavedDialogProps) {
  const { open, title, description, stayLabel, leaveLabel, onStay, onLeave, onSave } = props;
  const words = useWords("form", formWords);
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onStay();
      }}
      role="alertdialog"
      size="s"
      title={title}
      description={description}
      initialFocus={stay}
      footer={
        <>
          <Button ref={stay} variant="ghost" onClick={onStay}>
            {stayLabel}
          </Button>
          <Button variant={onSave ? "outline" : "destructive"} onClick={onLeave}>
            {leaveLabel}
          </Button>
          {onSave && <Button onClick={onSave}>{words.save}</Button>}
        </>
      }
    />
  );
}
