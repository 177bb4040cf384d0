import { builtInEventTypes } from "@jubilee/core/events/event-types.rules";
import type { GuestEvent } from "@jubilee/core/people/guest-records.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import { counted, joined } from "@jubilee/core/base/words.rules";
import { Inline } from "@jubilee/ui/inline";
import { Link } from "@jubilee/ui/link";
import { MoneyText } from "@jubilee/ui/money-text";
import { Section } from "@jubilee/ui/section";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../app/routing/href.ts";
import { AnswerChip } from "../../../event-kit/AnswerChip.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { eventRow, eventWords, rows } from "./Record.css.ts";

/** Every event a guest is on the list of, in the words of its type. */
export function GuestEvents({ events }: { events: readonly GuestEvent[] }) {
  const locale = useLocale();
  const facts = (event: GuestEvent): string => {
    const terms = builtInEventTypes.find(({ id }) => id === event.eventTypeId);
    return joined([
      formatDay(event.startDate, event.timeZone, locale),
      event.groupLabel && `${terms?.groupTerm ?? "Group"} ${event.groupLabel}`,
      event.household && `Household ${event.household}`,
      event.partySize > 1 && `${event.partySize} people`,
      event.meal,
      event.dietary,
      event.ticketCount > 0 && counted(event.ticketCount, "ticket"),
    ]);
  };
  return (
    <Section title="Events" size="section">
      {events.length === 0 && <Text tone="muted">On no event’s list at the moment.</Text>}
      <ul className={rows}>
        {events.map((event) => (
          <li key={event.eventGuestId} className={eventRow}>
            <span className={eventWords}>
              <Link
                look="quiet"
                href={`${href("events.details", { eventId: event.eventId })}?tab=guests`}
              >
                <bdi>{event.name}</bdi>
              </Link>
              <Text size={14} tone="muted" dir="auto">
                {facts(event)}
              </Text>
            </span>
            <Inline gap="3" align="center">
              {event.paidMinor > 0 && (
                <MoneyText amountMinor={event.paidMinor} currency={event.currency} />
              )}
              <AnswerChip state={event.answer} />
            </Inline>
          </li>
        ))}
      </ul>
    </Section>
  );
}
