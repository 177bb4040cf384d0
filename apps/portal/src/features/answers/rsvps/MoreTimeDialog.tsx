import type { EventRecord } from "@jubilee/core/events/events.types";
import type { RsvpLine } from "@jubilee/core/answers/rsvp.types";
import { toInstant } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { DateTimeZone } from "@jubilee/ui/date-time-zone";
import { Dialog } from "@jubilee/ui/dialog";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { answerKeys } from "../keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createLateAnswersApi } from "@jubilee/core/answers/late-answers.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

export interface MoreTimeDialogProps {
  event: EventRecord;
  line: RsvpLine;
  onClose: () => void;
}

/** A later deadline for one guest and the household. */
export function MoreTimeDialog({ event, line, onClose }: MoreTimeDialogProps) {
  const lateAnswers = useApi(createLateAnswersApi);
  const [untilLocal, setUntilLocal] = useState("");
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useWrite(answerKeys.rsvps(event.id), "RSVP");
  const save = async (until: string | null) => {
    const saved = await run(async () => {
      const result = await lateAnswers.setDeadline(line.eventGuestId, until);
      return result.ok ? { ok: true, value: true } : result;
    });
    if (!saved) return;
    toast.success(
      until ? `${line.name} has more time` : `The event’s deadline holds for ${line.name}`,
    );
    onClose();
  };
  const give = () => {
    if (Number.isNaN(Date.parse(untilLocal))) return setProblem("Choose the day and time");
    const until = toInstant(untilLocal, event.timeZone).instant;
    if (Date.parse(until) > Date.parse(event.endDate)) {
      return setProblem("The event is over by then");
    }
    if (Date.parse(until) <= Date.now()) return setProblem("Choose a moment that is still to come");
    void save(until);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`More time for ${line.name}`}
      description="The personal link takes answers until then, for the whole household."
      footer={
        <>
          <Button variant="ghost" disabled={isBusy} onClick={() => void save(null)}>
            Back to the event’s deadline
          </Button>
          <Button loading={isBusy} onClick={give}>
            Give more time
          </Button>
        </>
      }
    >
      <DateTimeZone
        label="Answers close"
        value={untilLocal}
        onValueChange={(value) => {
          setUntilLocal(value);
          setProblem(undefined);
        }}
        zone={event.timeZone}
        error={problem}
      />
    </Dialog>
  );
}
