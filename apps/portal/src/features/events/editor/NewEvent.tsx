import { checkSeriesDraft } from "@jubilee/core/events/event-series.rules";
import type { SeriesDraft } from "@jubilee/core/events/event-series.types";
import type { EventBeginning, EventDraft, EventRecord } from "@jubilee/core/events/events.types";
import type { Result } from "@jubilee/core/base/result.types";
import { toast } from "@jubilee/ui/toast";
import { useState, type ReactNode } from "react";
import { navigate } from "wouter/use-browser-location";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { href } from "../../../app/routing/href.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { forgetChosenTemplate } from "../../../event-kit/chosenTemplate.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { RepeatPart } from "../series/RepeatPart.tsx";
import { BegunEventOffer } from "./BegunEventOffer.tsx";
import { EventEditor } from "./EventEditor.tsx";
import { useBegunEvent, type BegunEvent } from "./useBegunEvent.ts";
import { useEventDraft } from "./useEventDraft.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createEventsApi } from "@jubilee/core/events/events.api";
import { createEventSeriesApi } from "@jubilee/core/events/event-series.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

/** What a template adds to the form. */
export interface NewEventTemplate {
  key: string;
  /** Above the form, for the event as it is written so far. */
  renderIntro: (draft: EventDraft) => ReactNode;
  /** Makes the event with what it takes along. */
  create: (draft: EventDraft, beginning: EventBeginning) => Promise<Result<EventRecord>>;
}

interface NewEventProps {
  initial: EventDraft;
  template?: NewEventTemplate;
}

/** The form of a new event: makes it, its programme, and its further dates. */
export function NewEvent({ initial, template }: NewEventProps) {
  const events = useApi(createEventsApi);
  const series = useApi(createEventSeriesApi);
  const { storage } = usePortal();
  const user = useUser();
  const [repeat, setRepeat] = useState<SeriesDraft | null>(null);
  const write = useWrite(keys.events, "Event management");
  const form = useEventDraft(initial, write);
  const begun = useBegunEvent({ draft: form.draft, repeat }, form.isChanged, template?.key);
  const [takenUp, setTakenUp] = useState(0);

  const create = async () => {
    if (!form.isRight()) return;
    if (repeat && Object.keys(checkSeriesDraft(repeat, form.draft.startLocal)).length > 0) return;
    const beginning = template ? { templateKey: template.key } : {};
    const event = await form.send((draft) =>
      template ? template.create(draft, beginning) : events.create(draft, user.id, beginning),
    );
    if (!event) return;
    form.begin(form.draft);
    begun.forget();
    if (template) forgetChosenTemplate(storage);
    if (repeat) {
      await write.run(() => series.repeat(event.id, event.startLocal, repeat));
    }
    toast.success("Your event is there", { description: "Nobody sees it until you publish it." });
    // In the form's place: Back leads to where it was begun, and not to a form that makes a second one.
    navigate(href("events.details", { eventId: event.id }), { replace: true });
  };

  const goOn = ({ draft, repeat: repeats }: BegunEvent) => {
    form.change(draft);
    setRepeat(repeats);
    setTakenUp(takenUp + 1);
    begun.close();
  };
  const beginAnew = () => {
    if (!form.isChanged) begun.forget();
    begun.close();
  };

  return (
    <>
      {begun.offer && (
        <BegunEventOffer
          begun={begun.offer}
          onGoOn={() => begun.offer && goOn(begun.offer)}
          onBeginAnew={beginAnew}
        />
      )}
      {template?.renderIntro(form.draft)}
      <EventEditor
        key={takenUp}
        form={form}
        submitLabel="Create event"
        withStory={template !== undefined}
        repeat={<RepeatPart draft={repeat} event={form.draft} onChange={setRepeat} />}
        onSubmit={create}
      />
    </>
  );
}
