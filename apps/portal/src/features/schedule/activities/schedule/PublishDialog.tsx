import { peopleAtStart, peopleWords } from "@jubilee/core/events/event-types.rules";
import type { ScheduleDesk } from "@jubilee/core/schedule/activities.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { ScrollArea } from "@jubilee/ui/scroll-area";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { ChangeList } from "./ChangeList.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createActivitiesApi } from "@jubilee/core/schedule/activities.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

export interface PublishDialogProps {
  event: EventRecord;
  desk: ScheduleDesk;
  onClose: () => void;
}

/** Shows what changes for guests before it does. */
export function PublishDialog({ event, desk, onClose }: PublishDialogProps) {
  const api = useApi(createActivitiesApi);
  const [notes, setNotes] = useState("");
  const { isBusy, run } = useWrite(["events", event.id], "Activity management");
  const number = (desk.version?.number ?? 0) + 1;
  const publish = async () => {
    const made = await run(() => api.publish(event.id, notes));
    if (!made) return;
    const told = made.told === 1 ? "1 person gets" : `${made.told} people get`;
    toast.success(`Version ${made.number} is out`, {
      description: made.told > 0 ? `${told} a mail about what changed for them.` : undefined,
    });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="l"
      title={`Publish version ${number}`}
      description={`${peopleAtStart(event.eventTypeId)} see this from now on. Whoever signed up for something that moves or is cancelled gets a mail.`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Not yet
          </Button>
          <Button loading={isBusy} onClick={() => void publish()}>
            Publish
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {event.status === "draft" && (
          <InlineMessage tone="info">
            The event is a draft: {peopleWords(event.eventTypeId).many} see the schedule once the
            event is published.
          </InlineMessage>
        )}
        <ScrollArea label="Changes" maxHeightPx={280}>
          <ChangeList changes={desk.changes} timeZone={event.timeZone} />
        </ScrollArea>
        <TextArea
          label="A word about it"
          optional
          help="Stands in the mail and in the list of versions."
          value={notes}
          onValueChange={setNotes}
          rows={2}
          maxLength={2000}
          dir="auto"
        />
      </Stack>
    </Dialog>
  );
}
