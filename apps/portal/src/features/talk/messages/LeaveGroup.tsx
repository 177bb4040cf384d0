import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { tellFailure } from "../../../page-kit/data/useWrite.ts";
import { talkKeys } from "../keys.ts";
import type { TalkedRoom } from "./useTalked.ts";

interface LeaveGroupProps {
  eventId: string | null;
  act: TalkedRoom["act"];
  onClose: () => void;
  onLeft: () => void;
}

/** Leaves a small group, once one has said so twice. */
export function LeaveGroup({ eventId, act, onClose, onLeft }: LeaveGroupProps) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    const result = await act("leave", {});
    if (!result.ok) {
      setBusy(false);
      tellFailure(result.error);
      return;
    }
    // The list is without it before the pane looks for another to show.
    await Promise.all(
      [...new Set([null, eventId])].map((of) =>
        queries.invalidateQueries({ queryKey: talkKeys.all(of) }),
      ),
    );
    onLeft();
  };
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title="Leave this conversation?"
      description="What you said stays. You read it no more, until somebody asks you in again."
      confirmLabel="Leave it"
      loading={isBusy}
      onConfirm={() => void leave()}
    />
  );
}
