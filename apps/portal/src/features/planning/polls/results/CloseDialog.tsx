import type { PollRecord } from "@jubilee/core/planning/polls.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";

interface CloseDialogProps {
  poll: PollRecord;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a poll takes no more votes. */
export function CloseDialog({ poll, isBusy, onConfirm, onClose }: CloseDialogProps) {
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Close this poll?"
      description={
        poll.results === "after_close"
          ? "It takes no more votes, and everybody with its link sees the results. You can open it again."
          : "It takes no more votes. You can open it again."
      }
      confirmLabel="Close the poll"
      destructive={false}
      loading={isBusy}
      onConfirm={onConfirm}
    />
  );
}
