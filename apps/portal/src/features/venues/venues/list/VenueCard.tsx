import { formatPrice } from "@jubilee/core/money/money.rules";
import { formatDay } from "@jubilee/core/base/time.rules";
import {
  accessFactName,
  addressOf,
  leadingRate,
  venueCoverType,
} from "@jubilee/core/venues/venues.rules";
import type { VenueLine } from "@jubilee/core/venues/venues.types";
import { counted } from "@jubilee/core/base/words.rules";
import { Chip } from "@jubilee/ui/chip";
import { EventCover } from "@jubilee/ui/event-cover";
import { RouterAnchor } from "../../../../app/routing/RouterAnchor.tsx";
import { href } from "../../../../app/routing/href.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { art, card, foot, name, under, words } from "./VenueCard.css.ts";

/** One venue of a list: picture, name, where, how many, what it costs. */
export function VenueCard({ venue }: { venue: VenueLine }) {
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const rate = leadingRate(venue);
  const facts = [
    venue.largestCapacity > 0 && `Up to ${counted(venue.largestCapacity, "person", "people")}`,
    venue.spaceCount > 1 && `${venue.spaceCount} spaces`,
    rate && `${formatPrice(rate.amountMinor, venue.currency, locale)} a ${rate.per}`,
  ].filter(Boolean);
  const next =
    venue.nextBooking &&
    `Next booking ${formatDay(venue.nextBooking, venue.timeZone, locale, "short")}`;
  return (
    <li className={card}>
      <div className={art}>
        <EventCover
          typeId={venueCoverType}
          eventId={venue.coverSeed}
          photoUrl={venue.photoUrl ?? undefined}
          shape="fill"
        />
      </div>
      <div className={words}>
        <RouterAnchor
          href={href("venues.details", { venueId: venue.id })}
          className={name}
          dir="auto"
        >
          {venue.name}
        </RouterAnchor>
        <span className={under} dir="auto">
          {[
            addressOf(venue) || "No address yet",
            venue.kilometres === null ? "" : `${number.format(venue.kilometres)} km away`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
        {facts.length > 0 && <span className={under}>{facts.join(" · ")}</span>}
        {next && <span className={under}>{next}</span>}
        <span className={foot}>
          {venue.requestCount > 0 && (
            <Chip tone="warning" mark="hollow">
              {venue.requestCount === 1
                ? "1 request waits"
                : `${number.format(venue.requestCount)} requests wait`}
            </Chip>
          )}
          {venue.status === "inactive" && <Chip mark="hollow">Inactive</Chip>}
          {venue.accessFacts.includes("step_free") && (
            <Chip tone="info" mark="none">
              {accessFactName("step_free")}
            </Chip>
          )}
        </span>
      </div>
    </li>
  );
}
