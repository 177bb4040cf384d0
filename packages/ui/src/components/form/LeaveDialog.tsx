import { useWords } from "../../words/useWords.ts";
import { formWords } from "./form.copy.ts";
import { UnsavedDialog } from "./UnsavedDialog.tsx";
import type { LeaveGuard } from "./useLeaveGuard.ts";

export interface LeaveDialogProps {
  guard: LeaveGuard;
  title: string;
  description: string;
  /** Keeps what was begun and goes then; left out where it cannot be kept yet. */
  onSave?: () => void;
}

/** Asks before something begun is lost. */
export function LeaveDialog({ guard, title, description, onSave }: LeaveDialogProps) {
  const words = useWords("form", formWords);
  return (
    <UnsavedDialog
      open={guard.isAsking}
      title={title}
      description={description}
      stayLabel={words.stay}
      leaveLabel={words.leave}
      onStay={guard.stay}
      onLeave={guard.leave}
      onSave={onSave}
    />
  );
}
