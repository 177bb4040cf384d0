import { formatDay } from "@jubilee/core/base/time.rules";
import { counted } from "@jubilee/core/base/words.rules";
import type { TicketEventLine } from "@jubilee/core/tickets/ticket-desk.types";
import { Accordion } from "@jubilee/ui/accordion";
import { EventCover } from "@jubilee/ui/event-cover";
import { LinkButton } from "@jubilee/ui/link-button";
import { Section } from "@jubilee/ui/section";
import { Text } from "@jubilee/ui/text";
import { FactLine } from "../../../page-kit/list/FactLine.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { ticketsTabHref } from "./ticketIndex.rules.ts";
import { event as eventClass, events as eventsClass } from "./WithoutTickets.css.ts";

/** So many stand open: more would push what sells out of mind. */
const shown = 6;

interface WithoutTicketsProps {
  events: readonly TicketEventLine[];
  /** Those that stand neither here nor among what sells: they are over or cancelled. */
  pastCount: number;
  /** Each has the way to its first ticket. */
  mayAdd: boolean;
}

/** The events that sell nothing so far, each with the way to begin; the later ones folded. */
export function WithoutTickets({ events, pastCount, mayAdd }: WithoutTicketsProps) {
  if (events.length === 0) return null;
  const later = events.slice(shown);
  return (
    <Section
      title={`${counted(events.length, "event")} ${events.length === 1 ? "sells" : "sell"} no tickets yet`}
      size="panel"
    >
      <Lines events={events.slice(0, shown)} mayAdd={mayAdd} />
      {later.length > 0 && (
        <Accordion
          items={[
            {
              id: "later",
              title: counted(later.length, "more event"),
              content: <Lines events={later} mayAdd={mayAdd} />,
            },
          ]}
        />
      )}
      {pastCount > 0 && (
        <Text size={14} tone="muted">
          {`${counted(pastCount, "more event")} without tickets ${pastCount === 1 ? "is" : "are"} over or cancelled.`}
        </Text>
      )}
    </Section>
  );
}

function Lines({ events, mayAdd }: Pick<WithoutTicketsProps, "events" | "mayAdd">) {
  const locale = useLocale();
  return (
    <ul className={eventsClass}>
      {events.map(({ id, name, startDate, timeZone, eventTypeId, coverSeed, coverUrl }) => (
        <li key={id} className={eventClass}>
          <FactLine
            name={name}
            picture={
              <EventCover
                typeId={eventTypeId}
                eventId={coverSeed}
                photoUrl={coverUrl ?? undefined}
                shape="mark"
              />
            }
            detail={formatDay(startDate, timeZone, locale, "short")}
            end={
              mayAdd && (
                <LinkButton
                  size="sm"
                  variant="outline"
                  href={ticketsTabHref(id)}
                  aria-label={`Add tickets to ${name}`}
                >
                  Add tickets
                </LinkButton>
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}
