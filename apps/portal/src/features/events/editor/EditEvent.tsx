import { draftOfEvent } from "@jubilee/core/events/rules";
import type { EventRecord } from "@jubilee/core/events/types";
import { toast } from "@jubilee/ui/toast";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../app/routing/href.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { keys } from "../data/keys.ts";
import { useApis } from "../data/useApis.ts";
import { useSubmit } from "../../../event-kit/useSubmit.ts";
import { EventEditor } from "./EventEditor.tsx";
import { useEventDraft } from "./useEventDraft.ts";

/** Changes an event that is there. Guests see the new version of a published one at once. */
export function EditEvent({ event }: { event: EventRecord }) {
  const { events } = useApis();
  const form = useEventDraft(draftOfEvent(event));
  const { isBusy, run } = useSubmit("Event management", keys.events);
  const back = href("events.details", { eventId: event.id });

  const save = async () => {
    const saved = await run(() => events.update(event.id, form.draft), form.refuse);
    if (!saved) return;
    form.keep(draftOfEvent(saved));
    toast.success("Saved", {
      description: saved.status === "published" ? "The invitation shows it already." : undefined,
    });
    navigate(back);
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
    </PageFrame>
  );
}
