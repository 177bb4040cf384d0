import type { EventPhase, EventRecord } from "@jubilee/core/events/events.types";
import { formatWhen } from "@jubilee/core/base/time.rules";
import { EventCover } from "@jubilee/ui/event-cover";
import { RouterAnchor } from "../../../app/routing/RouterAnchor.tsx";
import { href } from "../../../app/routing/href.ts";
import { PhaseChip } from "../../../event-kit/PhaseChip.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { art, end, line, name, under, words } from "./EventLine.css.ts";

export interface EventLineProps {
  event: EventRecord;
  phase: EventPhase;
}

/** One event in the list: cover, name, when and where, state. */
export function EventLine({ event, phase }: EventLineProps) {
  const locale = useLocale();
  const place = event.kind === "online" ? "Online" : event.locationName;
  const facts = [formatWhen(event, locale, "short"), place];
  return (
    <li className={line}>
      <div className={art}>
        <EventCover
          typeId={event.eventTypeId}
          eventId={event.coverSeed}
          photoUrl={event.coverUrl ?? undefined}
          shape="fill"
        />
      </div>
      <div className={words}>
        <RouterAnchor
          href={href("events.details", { eventId: event.id })}
          className={name}
          dir="auto"
        >
          {event.name}
        </RouterAnchor>
        <span className={under}>{facts.filter(Boolean).join(" · ")}</span>
      </div>
      <div className={end}>
        <PhaseChip phase={phase} />
      </div>
    </li>
  );
}
