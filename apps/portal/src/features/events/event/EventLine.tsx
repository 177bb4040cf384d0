import { daysToGo, eventPhase } from "@jubilee/core/events/events.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { EventCover } from "@jubilee/ui/event-cover";
import { Heading } from "@jubilee/ui/heading";
import type { ReactNode } from "react";
import { PhaseChip } from "../../../event-kit/PhaseChip.tsx";
import { useNow } from "../../../page-kit/useNow.ts";
import { actions, facts, name, namedOnce } from "./EventLine.css.ts";

export interface EventLineProps {
  event: EventRecord;
  /** The tab that is shown, where the line is the page's title; none under an open head. */
  tab?: string | undefined;
  children?: ReactNode;
}

/** What stays of an event's head: which one it is, and what can be done. */
export function EventLine({ event, tab, children }: EventLineProps) {
  const nowMs = useNow();
  const left = daysToGo(event, nowMs);
  return (
    <>
      <EventCover
        typeId={event.eventTypeId}
        eventId={event.coverSeed}
        photoUrl={event.coverUrl ?? undefined}
        shape="mark"
      />
      <div className={name}>
        {tab === undefined ? (
          <span className={namedOnce} dir="auto" aria-hidden="true">
            {event.name}
          </span>
        ) : (
          <Heading
            level={1}
            size="panel"
            truncate
            dir="auto"
            data-page-title={`${tab} · ${event.name}`}
          >
            {event.name}
          </Heading>
        )}
      </div>
      <span className={facts}>
        <PhaseChip isInHead phase={eventPhase(event, nowMs)} />
        {left && <span>{left}</span>}
      </span>
      <div data-screen-only="" className={actions}>
        {children}
      </div>
    </>
  );
}
