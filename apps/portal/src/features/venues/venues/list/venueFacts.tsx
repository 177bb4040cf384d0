import { formatDay } from "@jubilee/core/base/time.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { formatPrice } from "@jubilee/core/money/money.rules";
import { leadingRate } from "@jubilee/core/venues/venues.rules";
import type { VenueLine } from "@jubilee/core/venues/venues.types";
import { Chip } from "@jubilee/ui/chip";

/** What a day or an hour costs; null where nothing is said. */
export function rateWords(venue: VenueLine, locale: string): string | null {
  const rate = leadingRate(venue);
  return rate && `${formatPrice(rate.amountMinor, venue.currency, locale)} a ${rate.per}`;
}

/** The day of the next booking, by the venue's own clock; null when nothing is coming. */
export const nextDay = ({ nextBooking, timeZone }: VenueLine, locale: string): string | null =>
  nextBooking && formatDay(nextBooking, timeZone, locale, "short");

/** What waits at a venue, or keeps it from being booked. */
export function VenueState({ venue }: { venue: VenueLine }) {
  return (
    <>
      {venue.requestCount > 0 && (
        <Chip tone="warning" mark="hollow">
          {counted(venue.requestCount, "request waits", "requests wait")}
        </Chip>
      )}
      {venue.status === "inactive" && <Chip mark="hollow">Inactive</Chip>}
    </>
  );
}
