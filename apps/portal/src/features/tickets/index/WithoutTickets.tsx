import { formatDay } from "@jubilee/core/base/time.rules";
import { counted } from "@jubilee/core/base/words.rules";
import type { TicketEventLine } from "@jubilee/core/tickets/ticket-desk.types";
import { Accordion } from "@jubilee/ui/accordion";
import { Link } from "@jubilee/ui/link";
import { href } from "../../../app/routing/href.ts";
import { TwoLines } from "../../../page-kit/TwoLines.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { event as eventClass, events as eventsClass } from "./WithoutTickets.css.ts";

/** The events that sell nothing so far, folded under how many they are, each with the way to begin. */
export function WithoutTickets({ events }: { events: readonly TicketEventLine[] }) {
  const locale = useLocale();
  if (events.length === 0) return null;
  const title = `${counted(events.length, "event")} ${events.length === 1 ? "sells" : "sell"} no tickets yet`;
  const content = (
    <ul className={eventsClass}>
      {events.map(({ id, name, startDate, timeZone }) => (
        <li key={id} className={eventClass}>
          <TwoLines
            name={name}
            detail={formatDay(startDate, timeZone, locale, "short")}
            end={
              <Link
                look="action"
                href={`${href("events.details", { eventId: id })}?tab=tickets`}
                aria-label={`Add tickets to ${name}`}
              >
                Add tickets
              </Link>
            }
          />
        </li>
      ))}
    </ul>
  );
  return <Accordion items={[{ id: "without-tickets", title, content }]} />;
}
