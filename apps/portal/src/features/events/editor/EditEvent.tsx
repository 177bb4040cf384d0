import { changePatch } from "@jubilee/core/events/event-changes.rules";
import { queryOfMove, splitPatch } from "@jubilee/core/events/event-moves.rules";
import { draftOfEvent } from "@jubilee/core/events/events.rules";
import type { EventDraft, EventRecord } from "@jubilee/core/events/events.types";
import { toast } from "@jubilee/ui/toast";
import { lazy, Suspense, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../app/routing/href.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { keys } from "../../../event-kit/data/keys.ts";
import { EventEditor } from "./EventEditor.tsx";
import { useEventDraft } from "./useEventDraft.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createEventsApi } from "@jubilee/core/events/events.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

const ChangeDialog = lazy(async () => {
  const { ChangeDialog: dialog } = await import("../change/ChangeDialog.tsx");
  return { default: dialog };
});

/**
 * Changes an event that is there; guests see the new version of a published one at once. What is
 * changed of other dates of its series is asked first; where it goes to another time or place, that
 * is looked at on a page of its own once the rest is saved.
 */
export function EditEvent({ event }: { event: EventRecord }) {
  const events = useApi(createEventsApi);
  const [kept] = useState(() => draftOfEvent(event));
  const write = useWrite(keys.events, "Event management");
  const form = useEventDraft(kept, write);
  const [asked, setAsked] = useState<Record<string, unknown> | null>(null);
  const back = href("events.details", { eventId: event.id });

  const leave = () => {
    const { move, rest } = splitPatch(changePatch(event, form.draft));
    const isMoved = Object.keys(move).length > 0;
    form.begin(form.draft);
    if (!isMoved || Object.keys(rest).length > 0) {
      toast.success("Saved", {
        description: isMoved
          ? "Now see what moves with it."
          : event.status === "published"
            ? "The invitation shows it already."
            : undefined,
      });
    }
    navigate(isMoved ? `${href("events.move", { eventId: event.id })}?${queryOfMove(move)}` : back);
  };

  /** What stays where and when it was, with all else as it is typed. */
  const restOf = (draft: EventDraft): EventDraft => ({
    ...draft,
    startLocal: kept.startLocal,
    endLocal: kept.endLocal,
    timeZone: kept.timeZone,
    kind: kept.kind,
    venueId: kept.venueId,
    locationName: kept.locationName,
    address: kept.address,
    onlineUrl: kept.onlineUrl,
  });

  const save = async () => {
    if (!form.isRight()) return;
    const { move, rest } = splitPatch(changePatch(event, form.draft));
    const isRest = Object.keys(rest).length > 0;
    if (event.seriesId !== null && isRest) {
      setAsked(rest);
      return;
    }
    if (Object.keys(move).length > 0 && !isRest) {
      leave();
      return;
    }
    const saved = await form.send((draft) => events.update(event.id, restOf(draft)));
    if (saved) leave();
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
            onDone={leave}
            onRefused={form.refuse}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </PageFrame>
  );
}
