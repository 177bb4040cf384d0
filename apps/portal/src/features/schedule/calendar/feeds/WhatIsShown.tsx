import { eventPhase } from "@jubilee/core/events/events.rules";
import { formatWhen } from "@jubilee/core/base/time.rules";
import { EventCover } from "@jubilee/ui/event-cover";
import { Section } from "@jubilee/ui/section";
import { useMyEvents } from "../../../../event-kit/data/useMyEvents.ts";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { shown, shownOne } from "./Feeds.css.ts";

/** What a calendar that follows them shows first: the next published events, on their own clocks. */
export function WhatIsShown() {
  const [locale, nowMs] = [useLocale(), useNow()];
  const { data } = useMyEvents();
  const next = (data ?? [])
    .filter((event) => eventPhase(event, nowMs) === "upcoming")
    .toSorted((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate))
    .slice(0, 3);
  if (next.length === 0) return null;
  return (
    <Section title="What it shows first" size="panel">
      <ul className={shown}>
        {next.map((event) => (
          <li key={event.id} className={shownOne}>
            <FactLine
              name={event.name}
              picture={
                <EventCover
                  typeId={event.eventTypeId}
                  eventId={event.coverSeed}
                  photoUrl={event.coverUrl ?? undefined}
                  shape="tile"
                />
              }
              detail={formatWhen(event, locale, "short")}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
