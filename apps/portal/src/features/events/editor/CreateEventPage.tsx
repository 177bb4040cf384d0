import { isBuiltInEventTypeId } from "@jubilee/core/event-types/rules";
import { checkSeriesDraft } from "@jubilee/core/event-series/rules";
import type { SeriesDraft } from "@jubilee/core/event-series/types";
import { newEventDraft } from "@jubilee/core/events/rules";
import { isDay } from "@jubilee/core/calendar-days/rules";
import type { EventDraft } from "@jubilee/core/events/types";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { href } from "../../../app/routing/href.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { keys } from "../data/keys.ts";
import { useApis } from "../data/useApis.ts";
import { useSubmit } from "../../../event-kit/useSubmit.ts";
import { usualCurrency } from "../../../event-kit/currency.rules.ts";
import { useLocale } from "../../../event-kit/useLocale.ts";
import { EventEditor } from "./EventEditor.tsx";
import { RepeatPart } from "../series/RepeatPart.tsx";
import { useEventDraft } from "./useEventDraft.ts";

/** The first draft: the preferred type and day (or those asked for), this device's zone and currency. */
function firstDraft(eventTypeId: string, day: string): EventDraft {
  const draft = newEventDraft(Date.now(), {
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    eventTypeId: isBuiltInEventTypeId(eventTypeId) ? eventTypeId : "club-type-1",
    coverSeed: crypto.randomUUID(),
    currency: usualCurrency(navigator.languages),
  });
  if (!isDay(day)) return draft;
  const [startLocal, endLocal] = [draft.startLocal, draft.endLocal].map(
    (wall) => day + wall.slice(10),
  );
  return { ...draft, ...(startLocal && endLocal ? { startLocal, endLocal } : {}) };
}

/** A new event in under a minute: only its name is missing. */
export default function CreateEventPage() {
  const { eventTypes } = usePlanner();
  const { events, series } = useApis();
  const user = useUser();
  const locale = useLocale();
  const [query] = useSearchParams();
  const [initial] = useState(() =>
    firstDraft(query.get("type") ?? eventTypes.getState().eventTypeId, query.get("on") ?? ""),
  );
  const form = useEventDraft(initial);
  const [repeat, setRepeat] = useState<SeriesDraft | null>(null);
  const { isBusy, run } = useSubmit("Event management", keys.events);

  const create = async () => {
    if (repeat && Object.keys(checkSeriesDraft(repeat, form.draft.startLocal)).length > 0) return;
    const event = await run(() => events.create(form.draft, user.id, locale), form.refuse);
    if (!event) return;
    form.keep(form.draft);
    if (repeat) {
      await run(() => series.repeat(event.id, event.startLocal, repeat));
    }
    toast.success("Your event is there", { description: "Nobody sees it until you publish it." });
    navigate(href("events.details", { eventId: event.id }));
  };

  return (
    <PageFrame>
      <PageHeader title="Create event" />
      <EventEditor
        form={form}
        isBusy={isBusy}
        submitLabel="Create event"
        repeat={<RepeatPart draft={repeat} event={form.draft} onChange={setRepeat} />}
        onSubmit={create}
      />
    </PageFrame>
  );
}
