import type { CallFailure, Result } from "@jubilee/core/base/result.types";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { toast } from "@jubilee/ui/toast";
import { useState, type FormEvent, type ReactNode } from "react";
import { adminKeys } from "./adminKeys.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

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
  const { title, description, confirmLabel, done, destructive, children, call, onClose } = props;
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { isBusy, run } = useWrite(adminKeys.all);
  const place = (failure: CallFailure) => {
    if (failure.field !== "reason_param") return false;
    setProblem(failure.message);
    return true;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === "") {
      setProblem("Say why; it goes into the audit log.");
      return;
    }
    if (!(await run(() => call(reason.trim()), place))) return;
    toast.success(done);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={description}
      size="s"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep it as it is
          </Button>
          <Button
            type="submit"
            form="admin-reason"
            variant={destructive ? "destructive" : "primary-action"}
            loading={isBusy}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id="admin-reason" onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="4">
          {children}
          <TextArea
            label="Reason"
            help="Kept in the audit log."
            rows={3}
            maxLength={500}
            value={reason}
            error={problem ?? undefined}
            onValueChange={(text) => {
              setReason(text);
              setProblem(null);
            }}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
