import { valueOf } from "@jubilee/core/base/result.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { createActivitiesApi } from "@jubilee/core/schedule/activities.api";
import { createThreadsApi } from "@jubilee/core/talk/threads.api";
import { Combobox, type LoadOptions } from "@jubilee/ui/combobox";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { useCallback, useState } from "react";
import { EventField } from "../../../event-kit/chosen/EventField.tsx";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

interface WriteToDialogProps {
  first: EventRecord;
  events: readonly EventRecord[];
  onClose: () => void;
  onOpen: (threadId: string) => void;
}

/** To whom: a guest of an event. */
export function WriteToDialog({ first, events, onClose, onOpen }: WriteToDialogProps) {
  const people = useApi(createActivitiesApi);
  const threads = useApi(createThreadsApi);
  const [eventId, setEventId] = useState(first.id);
  const { isBusy, run } = useWrite(keys.event(eventId), "Private Messages");
  const [chosen, setChosen] = useState("");
  const [isMissing, setMissing] = useState(false);
  const name = events.find(({ id }) => id === eventId)?.name ?? first.name;
  const load = useCallback<LoadOptions>(
    async (text) =>
      (await valueOf(people.hosts(eventId, text)))
        .filter(({ kind }) => kind === "guest")
        .map(({ id, name: label, detail }) => ({
          value: id,
          label,
          ...(detail ? { detail } : {}),
        })),
    [eventId, people],
  );
  const open = async () => {
    setMissing(chosen === "");
    if (chosen === "") return;
    const news = await run(() => threads.open("person", chosen));
    if (news) onOpen(news.thread.id);
  };
  return (
    <FormDialog
      title="Write to a guest"
      description={`They read it on their own page of ${name}, and answer there without an account. Whoever works on the event with you sees it, too.`}
      submitLabel="Write"
      busy={isBusy}
      onSubmit={open}
      onClose={onClose}
    >
      {events.length > 1 && (
        <EventField
          events={events}
          value={eventId}
          onChange={(id) => {
            setEventId(id);
            setChosen("");
          }}
        />
      )}
      <Combobox
        key={eventId}
        label="Guest"
        placeholder="Begin with a name"
        value={chosen}
        load={load}
        error={isMissing ? "Choose a guest" : undefined}
        onValueChange={setChosen}
      />
    </FormDialog>
  );
}
