import type { EventRecord } from "@jubilee/core/events/types";
import { valueOf } from "@jubilee/core/result/rules";
import type { RsvpLine } from "@jubilee/core/rsvp/types";
import { Dialog } from "@jubilee/ui/dialog";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { LoadFailed } from "../../../event-kit/LoadFailed.tsx";
import { keys } from "../data/keys.ts";
import { useApis } from "../data/useApis.ts";
import { AnswerForm } from "./AnswerForm.tsx";

export interface AnswerDialogProps {
  event: EventRecord;
  line: RsvpLine;
  onClose: () => void;
}

/** Writes down what somebody said by telephone or letter, for the whole household. */
export function AnswerDialog({ event, line, onClose }: AnswerDialogProps) {
  const { party } = useApis();
  const { data, error, refetch } = useQuery({
    queryKey: keys.party(event.id, line.eventGuestId),
    queryFn: () => valueOf(party.open(line.eventGuestId)),
    // What is being written down is never replaced by a newer reading.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data) return <AnswerForm event={event} line={line} party={data} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={line.name}
      description="An answer that came by telephone, letter or in person."
    >
      {error ? (
        <LoadFailed what="The answer" error={error} onRetry={refetch} />
      ) : (
        <SkeletonRows count={3} />
      )}
    </Dialog>
  );
}
