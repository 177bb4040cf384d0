import {
  alongParts,
  changePatch,
  isPlain,
  movesEvent,
  ruleAfter,
} from "@jubilee/core/event-changes/rules";
import { draftOfEvent } from "@jubilee/core/events/rules";
import type { EventRecord } from "@jubilee/core/events/types";
import { toast } from "@jubilee/ui/toast";
import { lazy, Suspense, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../app/routing/href.ts";
import { useSubmit } from "../../../event-kit/useSubmit.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { keys } from "../data/keys.ts";
import { useApis } from "../data/useApis.ts";
import { useSeries } from "../series/useSeries.ts";
import { EventEditor } from "./EventEditor.tsx";
import { useEventDraft } from "./useEventDraft.ts";

const ChangeDialog = lazy(async () => {
  const { ChangeDialog: dialog } = await import("../change/ChangeDialog.tsx");
  return { default: dialog };
});

/**
 * Changes an event that is there; guests see the new version of a published one at once. A change
 * that reaches further (other dates of a series, what moves along, people to tell) is shown first.
 */
export function EditEvent({ event }: { event: EventRecord }) {
  const { events, changes } = useApis();
  const form = useEventDraft(draftOfEvent(event));
  const { isBusy, run } = useSubmit("Event management", keys.events);
  const { data: series } = useSeries(event);
  const [asked, setAsked] = useState<Record<string, unknown> | null>(null);
  const back = href("events.details", { eventId: event.id });

  const leave = () => {
    form.keep(form.draft);
    toast.success("Saved", {
      description: event.status === "published" ? "The invitation shows it already." : undefined,
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
      const outlook = await run(() => changes.preview(event.id, request), form.refuse);
      if (!outlook) return;
      if (isSeries || !isPlain(outlook)) {
        setAsked(patch);
        return;
      }
    }
    const saved = await run(() => events.update(event.id, form.draft), form.refuse);
    if (saved) leave();
  };

  return (
    <PageFrame>
      <PageHeader title="Edit event" />
      <EventEditor
        form={form}
        isBusy={isBusy}
        submitLabel="Save changes"
        withStory
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
            onDone={leave}
            onRefused={form.refuse}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </PageFrame>
  );
}
