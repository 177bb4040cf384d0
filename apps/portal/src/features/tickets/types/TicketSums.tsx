import { formatDay } from "@jubilee/core/base/time.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { formatMoney } from "@jubilee/core/money/money.rules";
import { nextSaleChange, soldOfAll, type SaleChange } from "@jubilee/core/tickets/tickets.rules";
import type { TicketTier, TicketType } from "@jubilee/core/tickets/tickets.types";
import { StatGroup, StatTile } from "@jubilee/ui/stat-tile";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useReadings } from "../../../page-kit/data/useRead.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { ticketTiersRead } from "./ticketTiersRead.ts";
import { useEarned } from "./useEarned.ts";

interface TicketSumsProps {
  event: { id: string; timeZone: string; currency: string };
  types: readonly TicketType[];
}

const changes: Record<SaleChange["kind"], string> = {
  price: "the price goes up",
  begins: "its sale begins",
  ends: "its sale ends",
};

/** How many are sold and of how many, what that has brought, and what changes next. */
export function TicketSums({ event, types }: TicketSumsProps) {
  const [locale, nowMs] = [useLocale(), useNow()];
  const earned = useEarned(event.id);
  const stepped = types.filter(({ priceModel }) => priceModel === "tiered");
  const steps = useReadings((client) =>
    stepped.map(({ id }) => ticketTiersRead(client, event.id, id)),
  );
  // What is kept under the key of a kind's steps is its steps.
  const tiersOf = (type: TicketType) =>
    (steps[stepped.indexOf(type)]?.data ?? []) as readonly TicketTier[];
  const { sold, limited } = soldOfAll(types);
  const change = nextSaleChange(types, tiersOf, nowMs);
  const money = (minor: number) => formatMoney(minor, event.currency, locale);
  return (
    <StatGroup>
      <StatTile
        label="Sold"
        value={sold.toLocaleString(locale)}
        detail={counted(types.length, "kind")}
      />
      {limited && (
        <StatTile
          label="Left"
          value={Math.max(0, limited.places - limited.sold).toLocaleString(locale)}
          detail={`of ${limited.places.toLocaleString(locale)} with a limit`}
        />
      )}
      {earned && (
        <StatTile
          label="Earned"
          value={money(earned.totalMinor)}
          detail={
            earned.givenBackMinor > 0
              ? `after ${money(earned.givenBackMinor)} given back`
              : "nothing given back"
          }
        />
      )}
      {change && (
        <StatTile
          label="Next change"
          value={formatDay(change.at, event.timeZone, locale, "short")}
          detail={`${change.name}: ${changes[change.kind]}`}
        />
      )}
    </StatGroup>
  );
}
