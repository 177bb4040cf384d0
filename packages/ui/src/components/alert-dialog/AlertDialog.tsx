import { useRef, useState, type ReactElement, type ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { list } from "./AlertDialog.css.ts";
import { useWords } from "../../words/useWords.ts";
import { sharedWords } from "../../words/shared.copy.ts";
import { alertDialogWords } from "./alertDialog.copy.ts";

export interface AlertDialogProps {
  open?: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What goes, what stays, how to get it back. */
  description: ReactNode;
  /** What happens by it, a line each. */
  consequences?: readonly string[];
  /** The word on the button that does it. */
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
  /** To be typed before the button works: the name of what goes. Only where nothing brings it back. */
  confirmBy?: { phrase: string; label?: string };
  loading?: boolean;
  onConfirm: () => void;
  trigger?: ReactElement;
}

/** Asks before something that cannot simply be undone. Where it can be undone, do it and offer Undo in a toast. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  consequences,
  confirmLabel,
  cancelLabel,
  destructive = true,
  confirmBy,
  loading = false,
  onConfirm,
  trigger,
}: AlertDialogProps) {
  const shared = useWords("shared", sharedWords);
  const words = useWords("alertDialog", alertDialogWords);
  const [typed, setTyped] = useState("");
  const cancel = useRef<HTMLButtonElement>(null);
  const matches = confirmBy === undefined || typed.trim() === confirmBy.phrase.trim();
  const change = (next: boolean) => {
    setTyped("");
    onOpenChange(next);
  };
  return (
    <Dialog
      {...(open === undefined ? {} : { open })}
      {...(trigger ? { trigger } : {})}
      onOpenChange={change}
      role="alertdialog"
      size="s"
      title={title}
      description={description}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} variant="ghost" onClick={() => change(false)}>
            {cancelLabel ?? shared.cancel}
          </Button>
          <Button
            variant={destructive ? "destructive" : "default"}
            disabled={!matches}
            loading={loading}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {consequences && (
        <ul className={list}>
          {consequences.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {confirmBy !== undefined && (
        <TextField
          label={confirmBy.label ?? words.typeName}
          placeholder={confirmBy.phrase}
          value={typed}
          onValueChange={setTyped}
          autoComplete="off"
        />
      )}
    </Dialog>
  );
}
