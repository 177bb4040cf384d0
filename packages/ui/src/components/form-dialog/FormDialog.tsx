import { useId, useRef, useState, type ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { Dialog, type DialogProps } from "../dialog/Dialog.tsx";
import { Form, type FormProps } from "../form/Form.tsx";
import { UnsavedDialog } from "../form/UnsavedDialog.tsx";
import { useWords } from "../../words/useWords.ts";
import { sharedWords } from "../../words/shared.copy.ts";
import { formDialogWords } from "./formDialog.copy.ts";

export interface FormDialogProps
  extends
    Pick<DialogProps, "title" | "description" | "size" | "role">,
    Pick<FormProps, "onSubmit" | "busy" | "unsaved" | "summary"> {
  /** The word on the button that sends: "Add to the list". */
  submitLabel: string;
  cancelLabel?: string;
  /** A second way to send, after which the dialog stays: "Add and go on". Enter sends the first way. */
  again?: { label: string; onSubmit: () => void | Promise<void> } | undefined;
  /** What is sent takes something away: a refund. */
  destructive?: boolean;
  /** What is sent is still being read or counted, and cannot go yet. */
  waiting?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A form that is filled in above the page: what is wrong is gathered, and what is typed is not lost
 * by a press of Escape or beside it. For a question without fields use AlertDialog; a form of more
 * than a dozen fields is a page.
 */
export function FormDialog({
  title,
  description,
  size = "m",
  role = "dialog",
  submitLabel,
  cancelLabel,
  again,
  destructive = false,
  waiting = false,
  busy = false,
  unsaved = false,
  summary = true,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const shared = useWords("shared", sharedWords);
  const words = useWords("formDialog", formDialogWords);
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const goesOn = useRef(false);
  const submit = () => {
    const stays = goesOn.current;
    goesOn.current = false;
    if (waiting) return undefined;
    return stays && again ? again.onSubmit() : onSubmit();
  };
  const sendNow = () =>
    document.querySelector<HTMLFormElement>(`#${CSS.escape(id)}`)?.requestSubmit();
  const close = () => {
    if (unsaved && !busy) setAsking(true);
    else onClose();
  };
  return (
    <Dialog
      open
      role={role}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      initialFocus={() =>
        document.querySelector<HTMLElement>(
          `#${CSS.escape(id)} :is(input, select, textarea):not(:disabled)`,
        )
      }
      title={title}
      description={description}
      size={size}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {cancelLabel ?? shared.cancel}
          </Button>
          {again && (
            <Button
              variant="outline"
              disabled={busy}
              onClick={() => {
                goesOn.current = true;
                sendNow();
              }}
            >
              {again.label}
            </Button>
          )}
          <Button
            type="submit"
            form={id}
            variant={destructive ? "destructive" : "default"}
            disabled={waiting}
            loading={busy}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={submit} busy={busy} unsaved={unsaved} summary={summary}>
        {children}
      </Form>
      <UnsavedDialog
        open={isAsking}
        title={words.closeTitle}
        description={words.unsaved}
        stayLabel={words.keepTyping}
        leaveLabel={shared.close}
        onStay={() => setAsking(false)}
        onLeave={onClose}
        onSave={
          destructive || waiting
            ? undefined
            : () => {
                setAsking(false);
                sendNow();
              }
        }
      />
    </Dialog>
  );
}
