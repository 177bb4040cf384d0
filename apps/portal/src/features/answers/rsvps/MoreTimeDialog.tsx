import type { EventRecord } from "@jubilee/core/events/events.types";
import type { RsvpLine } from "@jubilee/core/answers/rsvp.types";
import { toInstant } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { toast } from "@jubilee/ui/toast";
import { DateTimeZone } from "../../../page-kit/dates/DateTimeZone.tsx";
import { answerKeys } from "../keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createLateAnswersApi } from "@jubilee/core/answers/late-answers.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

export interface MoreTimeDialogProps {
  event: EventRecord;
  line: RsvpLine;
  onClose: () => void;
}

/** A later deadline for one guest and the household. */
export function MoreTimeDialog({ event, line, onClose }: MoreTimeDialogProps) {
  const lateAnswers = useApi(createLateAnswersApi);
  const write = useWrite(answerKeys.rsvps(event.id), "RSVP");
  const form = useDraft(
    { untilLocal: "" },
    { write, check: ({ untilLocal }) => ({ untilLocal: problemOf(untilLocal, event) }) },
  );
  const takeBack = async () => {
    const done = await write.run(() => lateAnswers.setDeadline(line.eventGuestId, null));
    if (done === null) return;
    toast.success(`The event’s deadline holds for ${line.name}`);
    onClose();
  };
  const give = ({ untilLocal }: typeof form.draft) =>
    lateAnswers.setDeadline(line.eventGuestId, toInstant(untilLocal, event.timeZone).instant);
  return (
    <FormDialog
      title={`More time for ${line.name}`}
      description="The personal link takes answers until then, for the whole household."
      submitLabel="Give more time"
      summary={false}
      {...form.dialog(give, { done: `${line.name} has more time`, onClose })}
    >
      <DateTimeZone label="Answers close" {...form.field("untilLocal")} zone={event.timeZone} />
      <div>
        <Button variant="outline" disabled={write.isBusy} onClick={() => void takeBack()}>
          Back to the event’s deadline
        </Button>
      </div>
    </FormDialog>
  );
}

function problemOf(
  untilLocal: string,
  { timeZone, endDate }: Pick<EventRecord, "timeZone" | "endDate">,
): string | undefined {
  if (Number.isNaN(Date.parse(untilLocal))) return "Choose the day and time";
  const untilMs = Date.parse(toInstant(untilLocal, timeZone).instant);
  if (untilMs > Date.parse(endDate)) return "The event is over by then";
  return untilMs > Date.now() ? undefined : "Choose a moment that is still to come";
}
