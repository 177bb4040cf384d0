import {
  alongParts,
  changePatch,
  isPlain,
  movesEvent,
  ruleAfter,
  undoPatch,
} from "@jubilee/core/events/event-changes.rules";
import type { ChangeRequest } from "@jubilee/core/events/event-changes.types";
import { draftOfEvent, endAfterMove } from "@jubilee/core/events/events.rules";
import type { EventDraft, EventRecord } from "@jubilee/core/events/events.types";
import { isDay } from "@jubilee/core/schedule/calendar-days.rules";
import { toast } from "@jubilee/ui/toast";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../app/routing/href.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { keys } from "../../../event-kit/data/keys.ts";
import { useSeries } from "../series/useSeries.ts";
import { EventEditor } from "./EventEditor.tsx";
import { useEventDraft } from "./useEventDraft.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createEventsApi } from "@jubilee/core/events/events.api";
import { createEventChangesApi } from "@jubilee/core/events/event-changes.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

const ChangeDialog = lazy(async () => {
  const { ChangeDialog: dialog } = await import("../change/ChangeDialog.tsx");
  return { default: dialog };
});

/** The draft on another day or at another hour, when the address asks for it; the same otherwise. */
function movedTo(draft: EventDraft, on: string): EventDraft {
  const clock = /^T([01]\d|2[0-3]):[0-5]\d$/.test(on.slice(10)) ? on.slice(10) : "";
  const startLocal = on.slice(0, 10) + (clock || draft.startLocal.slice(10));
  if (!isDay(on.slice(0, 10)) || draft.startLocal === startLocal) return draft;
  const endLocal = endAfterMove(draft.startLocal, startLocal, draft.endLocal);
  return { ...draft, startLocal, endLocal };
}

/**
 * Changes an event that is there; guests see the new version of a published one at once. A change
 * that reaches further (other dates of a series, what moves along, people to tell) is shown first.
 */
export function EditEvent({ event }: { event: EventRecord }) {
  const events = useApi(createEventsApi);
  const changes = useApi(createEventChangesApi);
  const [query] = useSearchParams();
  const [kept] = useState(() => draftOfEvent(event));
  const proposed = movedTo(kept, query.get("on") ?? "");
  const write = useWrite(keys.events, "Event management");
  const form = useEventDraft(kept, write, proposed);
  const { data: series } = useSeries(event);
  const [asked, setAsked] = useState<Record<string, unknown> | null>(() =>
    proposed === kept ? null : changePatch(event, proposed),
  );
  const wanted = query.get("back") ?? "";
  const back = wanted.startsWith(href("calendar.planner"))
    ? wanted
    : href("events.details", { eventId: event.id });

  const undo = async (request: ChangeRequest) => {
    const undone = await write.run(() => changes.apply(event.id, request));
    if (undone) toast.success("It is as it was");
  };

  const leave = (undoing: ChangeRequest | null) => {
    form.begin(form.draft);
    toast.success("Saved", {
      description: event.status === "published" ? "The invitation shows it already." : undefined,
      ...(undoing ? { undo: () => void undo(undoing) } : {}),
    });
    navigate(back);
  };

  const save = async () => {
    const patch = changePatch(event, form.draft);
    const isSeries = event.seriesId !== null && Object.keys(patch).length > 0;
    if (isSeries || movesEvent(patch)) {
      const request = {
        scope: "this" as const,
        patch,
        along: [...alongParts],
      };
      const outlook = await form.send(() => changes.preview(event.id, request));
      if (!outlook) return;
      if (isSeries || !isPlain(outlook)) {
        setAsked(patch);
        return;
      }
    }
    const saved = await form.send((draft) => events.update(event.id, draft));
    if (saved) leave(null);
  };

  return (
    <PageFrame>
      <PageHeader title="Edit event" />
      <EventEditor
        form={form}
        submitLabel="Save changes"
        withStory
        eventId={event.id}
        backHref={back}
        onSubmit={save}
      />
      {asked && (
        <Suspense>
          <ChangeDialog
            event={event}
            patch={asked}
            title="What this changes"
            confirmLabel="Save changes"
            rule={ruleAfter(series?.rule ?? null, event, asked)}
            onDone={({ dates }, { along }) =>
              leave(
                dates.length === 1
                  ? { scope: "this", patch: undoPatch(event, asked), along }
                  : null,
              )
            }
            onRefused={form.refuse}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </PageFrame>
  );
}
