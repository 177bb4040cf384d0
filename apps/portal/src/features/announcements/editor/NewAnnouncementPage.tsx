import type { EventRecord } from "@jubilee/core/events/events.types";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { useState } from "react";
import { Redirect, useSearchParams } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../app/routing/href.ts";
import { useAudienceChoices } from "../../../event-kit/audience/useAudience.ts";
import { ChosenEvent } from "../../../event-kit/chosen/ChosenEvent.tsx";
import { EventField } from "../../../event-kit/chosen/EventField.tsx";
import { PlanNote } from "../../../event-kit/data/PlanNote.tsx";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { withoutEvent } from "../withoutEvent.ts";
import { emptyAnnouncement } from "./announcementDraft.rules.ts";
import { AnnouncementForm } from "./AnnouncementForm.tsx";

/** A new announcement to the people of an event; one that was begun here goes on at its own address. */
export default function NewAnnouncementPage() {
  const [query] = useSearchParams();
  const [begun] = useState(() => query.get("draft"));
  if (begun !== null) return <Redirect to={pageOf(begun)} replace />;
  return (
    <ChosenEvent title="New announcement" without={withoutEvent}>
      {(chosen) => <NewAnnouncement key={chosen.event.id} {...chosen} />}
    </ChosenEvent>
  );
}

const pageOf = (id: string) => href("announcements.details", { announcementId: id });

interface NewAnnouncementProps {
  event: EventRecord;
  events: readonly EventRecord[];
  choose: (id: string) => void;
}

function NewAnnouncement({ event, events, choose }: NewAnnouncementProps) {
  const choices = useAudienceChoices({ accountId: null, eventId: event.id });
  const [, setQuery] = useSearchParams();
  return (
    <PageFrame>
      <PageHeader title="New announcement" />
      <Stack gap="6">
        <PlanNote eventId={event.id} what="Announcements" />
        <EventField events={events} value={event.id} onChange={choose} />
        <Loaded of={choices} what="Your people" skeleton={<SkeletonRows count={5} />}>
          {({ locale }) => (
            <AnnouncementForm
              start={emptyAnnouncement(locale)}
              event={{
                id: event.id,
                typeId: event.eventTypeId,
                coverSeed: event.coverSeed,
                coverUrl: event.coverUrl,
                name: event.name,
                place: event.locationName ?? "",
              }}
              record={null}
              onDraft={({ id }) =>
                setQuery(new URLSearchParams({ event: event.id, draft: id }), { replace: true })
              }
              onDone={({ id }) => navigate(pageOf(id), { replace: true })}
            />
          )}
        </Loaded>
      </Stack>
    </PageFrame>
  );
}
