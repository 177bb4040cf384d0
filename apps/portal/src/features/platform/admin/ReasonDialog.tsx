import type { Result } from "@jubilee/core/base/result.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { TextArea } from "@jubilee/ui/text-area";
import type { ReactNode } from "react";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";
import { adminKeys } from "./adminKeys.ts";

export interface ReasonDialogProps {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  /** Said when it is done. */
  done: string;
  destructive?: boolean;
  /** What else is chosen before the reason. */
  children?: ReactNode;
  call: (reason: string) => Promise<Result<unknown>>;
  onClose: () => void;
}

/** A step of an administrator: asked for a reason, which goes into the audit log. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, confirmLabel, done, destructive = false, children, call } = props;
  const form = useDraft(
    { reason: "" },
    {
      write: useWrite(adminKeys.all),
      check: ({ reason }) =>
        reason.trim() === "" ? { reason: "Say why; it goes into the audit log." } : {},
      columns: { reason_param: "reason" },
    },
  );
  return (
    <FormDialog
      title={title}
      description={description}
      size="s"
      submitLabel={confirmLabel}
      cancelLabel="Keep it as it is"
      destructive={destructive}
      summary={false}
      {...form.dialog(() => call(form.draft.reason.trim()), { done, onClose: props.onClose })}
    >
      {children}
      <TextArea
        label="Reason"
        help="Kept in the audit log."
        rows={3}
        maxLength={500}
        {...form.field("reason")}
      />
    </FormDialog>
  );
}
