import { zonePlace } from "@jubilee/core/base/time.rules";
import { daysToGo, eventPhase } from "@jubilee/core/events/events.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { EventCover } from "@jubilee/ui/event-cover";
import { href } from "../../../app/routing/href.ts";
import { RouterAnchor } from "../../../app/routing/RouterAnchor.tsx";
import { PhaseChip } from "../../../event-kit/PhaseChip.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { dateText } from "../series/wall-words.rules.ts";
import { eventFacts, eventLine, eventName } from "./Move.css.ts";

/** Which event it is about: its cover, its name, where it stands and when it is now. */
export function MovedEvent({ event }: { event: EventRecord }) {
  const locale = useLocale();
  const nowMs = useNow();
  return (
    <div className={eventLine}>
      <EventCover
        typeId={event.eventTypeId}
        eventId={event.coverSeed}
        photoUrl={event.coverUrl ?? undefined}
        shape="mark"
      />
      <RouterAnchor
        href={href("events.details", { eventId: event.id })}
        className={eventName}
        dir="auto"
      >
        {event.name}
      </RouterAnchor>
      <PhaseChip isInHead phase={eventPhase(event, nowMs)} />
      <span className={eventFacts}>
        <span>{`${dateText(event, locale)}, ${zonePlace(event.timeZone)}`}</span>
        <span>{daysToGo(event, nowMs)}</span>
      </span>
    </div>
  );
}
