import { createPollsApi } from "@jubilee/core/planning/polls.api";
import type { PollRecord } from "@jubilee/core/planning/polls.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { toast } from "@jubilee/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { href } from "../../../../app/routing/href.ts";
import { tabQuery } from "../../../../event-kit/event/tabs.rules.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { pollKeys } from "../../keys.ts";
import { usePollWrite } from "./usePoll.ts";

interface RemoveDialogProps {
  poll: PollRecord;
  voted: number;
  onClose: () => void;
}

/** Asks before a poll goes with its votes; then back to the polls of its event. */
export function RemoveDialog({ poll, voted, onClose }: RemoveDialogProps) {
  const api = useApi(createPollsApi);
  const queries = useQueryClient();
  const { isBusy, run } = usePollWrite();
  const [, go] = useLocation();
  const remove = async () => {
    // It is not asked for again on the way out, where it would be missing.
    const done = await run(async () => {
      const answer = await api.remove(poll.id);
      if (answer.ok) {
        go(`${href("events.details", { eventId: poll.eventId })}${tabQuery("polls")}`);
        queries.removeQueries({ queryKey: pollKeys.record(poll.id) });
        queries.removeQueries({ queryKey: pollKeys.live(poll.eventId, poll.id) });
      }
      return answer;
    });
    if (done) toast.success("The poll is deleted");
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete “${poll.title}”?`}
      description={
        voted > 0
          ? `Its ${voted === 1 ? "one vote" : `${voted} votes`} and its links go with it. Nothing brings them back.`
          : "Its links go with it."
      }
      confirmLabel="Delete"
      destructive
      loading={isBusy}
      onConfirm={() => void remove()}
    />
  );
}
