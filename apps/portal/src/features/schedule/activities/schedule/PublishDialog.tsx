import { peopleAtStart, peopleWords } from "@jubilee/core/events/event-types.rules";
import type { ScheduleDesk } from "@jubilee/core/schedule/activities.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { ScrollArea } from "@jubilee/ui/scroll-area";
import { toast } from "@jubilee/ui/toast";
import { ChangeList } from "./ChangeList.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createActivitiesApi } from "@jubilee/core/schedule/activities.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../../page-kit/form/useDraft.ts";
import { MailWords } from "../../../../page-kit/mail/MailWords.tsx";

export interface PublishDialogProps {
  event: EventRecord;
  desk: ScheduleDesk;
  onClose: () => void;
}

/** Shows what changes for guests before it does. */
export function PublishDialog({ event, desk, onClose }: PublishDialogProps) {
  const api = useApi(createActivitiesApi);
  const form = useDraft(
    { notes: "" },
    { write: useWrite(["events", event.id], "Activity management") },
  );
  const number = (desk.version?.number ?? 0) + 1;
  const tell = (made: { number: number; told: number }) => {
    const told = made.told === 1 ? "1 person gets" : `${made.told} people get`;
    toast.success(`Version ${made.number} is out`, {
      description: made.told > 0 ? `${told} a mail about what changed for them.` : undefined,
    });
  };
  return (
    <FormDialog
      size="l"
      title={`Publish version ${number}`}
      description={`${peopleAtStart(event.eventTypeId)} see this from now on. Whoever signed up for something that moves or is cancelled gets a mail.`}
      submitLabel="Publish"
      cancelLabel="Not yet"
      {...form.dialog(({ notes }) => api.publish(event.id, notes), { done: tell, onClose })}
    >
      {event.status === "draft" && (
        <InlineMessage tone="info">
          The event is a draft: {peopleWords(event.eventTypeId).many} see the schedule once the
          event is published.
        </InlineMessage>
      )}
      <ScrollArea label="Changes" maxHeightPx={280}>
        <ChangeList changes={desk.changes} timeZone={event.timeZone} />
      </ScrollArea>
      <MailWords
        label="A word about it"
        optional
        help="Stands in the mail and in the list of versions."
        {...form.field("notes")}
        rows={2}
        maxLength={2000}
      />
    </FormDialog>
  );
}
