import { counted } from "@jubilee/core/base/words.rules";
import { formatMoney } from "@jubilee/core/money/money.rules";
import type { TicketEventLine } from "@jubilee/core/tickets/ticket-desk.types";
import { Link } from "@jubilee/ui/link";
import { StatGroup, StatTile } from "@jubilee/ui/stat-tile";
import { href } from "../../../app/routing/href.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { indexSums } from "./ticketIndex.rules.ts";

/** What all events that sell have brought and sold together, and what somebody should look at. */
export function IndexSums({ events }: { events: readonly TicketEventLine[] }) {
  const locale = useLocale();
  const { earned, sold, waiting, attention } = indexSums(events);
  const first = events.find((event) => event.attention > 0);
  const figure = (value: number) => value.toLocaleString(locale);
  return (
    <StatGroup>
      {earned.map(({ currency, minor }) => (
        <StatTile
          key={currency}
          label={`Collected in ${currency}`}
          value={formatMoney(minor, currency, locale)}
          detail="refunds taken off"
        />
      ))}
      <StatTile
        label="Sold"
        value={figure(sold)}
        detail={`for ${counted(events.length, "event")}`}
      />
      {waiting > 0 && <StatTile label="Parties waiting" value={figure(waiting)} />}
      <StatTile
        label="Orders to look at"
        value={figure(attention)}
        {...(first
          ? {
              mark: "danger" as const,
              detail: (
                <Link
                  look="action"
                  href={`${href("events.details", { eventId: first.id })}?tab=orders&show=attention`}
                >
                  {attention === 1 ? "Look at it" : "Look at them"}
                </Link>
              ),
            }
          : { detail: "nothing is open" })}
      />
    </StatGroup>
  );
}
