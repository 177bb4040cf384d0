import type { EventRecord } from "@jubilee/core/events/events.types";
import { createThreadsApi } from "@jubilee/core/talk/threads.api";
import type { TalkPartner } from "@jubilee/core/talk/threads.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";
import { EventField } from "../../../event-kit/chosen/EventField.tsx";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { hasName, isSmallGroup, isWhole, peopleOf, readersOf, threadKinds } from "./partners.ts";
import { PartnersField } from "./PartnersField.tsx";

interface WriteToDialogProps {
  first: EventRecord;
  events: readonly EventRecord[];
  onClose: () => void;
  onOpen: (threadId: string) => void;
}

/** To whom: a guest, a colleague, a few people, a group or an activity. */
export function WriteToDialog({ first, events, onClose, onOpen }: WriteToDialogProps) {
  const threads = useApi(createThreadsApi);
  const [event, setEvent] = useState(first);
  const { isBusy, run } = useWrite(keys.event(event.id), "Private Messages");
  const [chosen, setChosen] = useState<readonly TalkPartner[]>([]);
  const [title, setTitle] = useState("");
  const [isMissing, setMissing] = useState(false);
  const begin = (partner: TalkPartner) => {
    if (isSmallGroup(chosen)) {
      const name = hasName(chosen) ? title.trim() : "";
      return threads.start(event.id, name || null, peopleOf(chosen));
    }
    return threads.open(threadKinds[partner.kind], partner.id);
  };
  const open = async () => {
    const [partner] = chosen;
    setMissing(!partner);
    if (!partner) return;
    const news = await run(() => begin(partner));
    if (news) onOpen(news.thread.id);
  };
  return (
    <FormDialog
      title="Write to somebody"
      description={readersOf(chosen, event.name)}
      submitLabel="Write"
      busy={isBusy}
      onSubmit={open}
      onClose={onClose}
    >
      {events.length > 1 && (
        <EventField
          events={events}
          value={event.id}
          onChange={(id) => {
            setEvent(events.find((one) => one.id === id) ?? event);
            setChosen(chosen.filter(({ kind }) => kind === "user"));
          }}
        />
      )}
      <PartnersField
        eventId={event.id}
        chosen={chosen}
        error={isMissing && chosen.length === 0 ? "Choose whom to write to" : undefined}
        onChange={setChosen}
      />
      {hasName(chosen) && !chosen.some(isWhole) && (
        <TextField
          label="Name of this conversation"
          optional
          maxLength={120}
          value={title}
          onValueChange={setTitle}
        />
      )}
    </FormDialog>
  );
}
