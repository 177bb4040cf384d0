import { AlertDialog } from "../alert-dialog/AlertDialog.tsx";
import type { LeaveGuard } from "./useLeaveGuard.ts";
import { useWords } from "../../words/useWords.ts";
import { formWords } from "./form.copy.ts";

export interface LeaveDialogProps {
  guard: LeaveGuard;
  title: string;
  description: string;
}

/** Asks before something begun is lost. */
export function LeaveDialog({ guard, title, description }: LeaveDialogProps) {
  const words = useWords("form", formWords);
  return (
    <AlertDialog
      open={guard.isAsking}
      onOpenChange={(open) => {
        if (!open) guard.stay();
      }}
      title={title}
      description={description}
      cancelLabel={words.stay}
      confirmLabel={words.leave}
      onConfirm={guard.leave}
    />
  );
}
