import type { EventRecord } from "@jubilee/core/events/events.types";
import { Countdown } from "@jubilee/ui/countdown";
import { EventDate } from "@jubilee/ui/event-date";
import { Heading } from "@jubilee/ui/heading";
import { useLocale } from "../../../page-kit/useLocale.ts";
import * as css from "./CountdownList.css.ts";

export interface CountdownListProps {
  events: readonly EventRecord[];
  chosenId: string;
  /** How far the server's clock is ahead of this device's. */
  aheadMs: number;
  onChoose: (eventId: string) => void;
}

/** Every date that is still ahead; choosing one brings it on the stage. */
export function CountdownList({ events, chosenId, aheadMs, onChoose }: CountdownListProps) {
  const locale = useLocale();
  if (events.length < 2) return null;
  return (
    <section className={css.section} aria-labelledby="countdown-dates">
      <Heading level={2} size="section" id="countdown-dates">
        Your dates
      </Heading>
      <ul className={css.list}>
        {events.map((event) => (
          <li key={event.id}>
            <button
              type="button"
              className={css.choice}
              aria-pressed={event.id === chosenId}
              onClick={() => onChoose(event.id)}
            >
              <EventDate start={event.startDate} zone={event.timeZone} locale={locale} size="s" />
              <span className={css.name} dir="auto">
                {event.name}
              </span>
              <Countdown look="days" until={event.startDate} aheadMs={aheadMs} overLabel="Now" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
