import { AlertDialog } from "../alert-dialog/AlertDialog.tsx";
import type { LeaveGuard } from "./useLeaveGuard.ts";

export interface LeaveDialogProps {
  guard: LeaveGuard;
  title: string;
  description: string;
}

/** Asks before something begun is lost. */
export function LeaveDialog({ guard, title, description }: LeaveDialogProps) {
  return (
    <AlertDialog
      open={guard.isAsking}
      onOpenChange={(open) => {
        if (!open) guard.stay();
      }}
      title={title}
      description={description}
      cancelLabel="Stay"
      confirmLabel="Leave"
      onConfirm={guard.leave}
    />
  );
}
