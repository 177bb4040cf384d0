import { peopleWords } from "@jubilee/core/events/event-types.rules";
import type { PastImport } from "@jubilee/core/people/imports.types";
import { Link } from "@jubilee/ui/link";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useHistoryState } from "wouter/use-browser-location";
import { href } from "../../../app/routing/href.ts";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { EventGate } from "../../../event-kit/event/EventGate.tsx";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";
import { isPasted } from "./usePastedList.ts";
import { ImportFlow } from "./ImportFlow.tsx";

/** Brings a guest list from a file into an event. */
export default function ImportPage() {
  const [resumed, setResumed] = useState<PastImport | null>(null);
  const state: unknown = useHistoryState();
  const { eventId } = useRouteParams("people.import");
  return (
    <EventGate id={eventId}>
      {(event) => {
        const guestsHref = `${href("events.details", { eventId: event.id })}${tabQuery("guests")}`;
        return (
          <PageFrame>
            <Link href={guestsHref} look="action" icon={<ArrowLeft aria-hidden="true" />}>
              Guests
            </Link>
            <PageHeader title={`Import ${peopleWords(event.eventTypeId).many}`} />
            <ImportFlow
              key={resumed?.id ?? "new"}
              event={event}
              guestsHref={guestsHref}
              resumed={resumed}
              onResume={setResumed}
              pasted={resumed === null && isPasted(state) ? state.pasted : null}
            />
          </PageFrame>
        );
      }}
    </EventGate>
  );
}
