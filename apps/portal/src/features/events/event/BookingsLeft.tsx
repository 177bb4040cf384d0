import { createBookingsApi } from "@jubilee/core/venues/bookings.api";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { mailMoment } from "@jubilee/core/base/moments.rules";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";

const mostNamed = 3;
/** Rooms are taken some days before and given back some days after. */
const aroundMs = 31 * 86_400_000;

/** Rooms that are booked for an event and do not come along with its copy. */
export function BookingsLeft({ event }: { event: EventRecord }) {
  const api = useApi(createBookingsApi);
  const locale = useLocale();
  const { data: bookings = [] } = useRead(keys.bookings(event.id), () =>
    api.list({
      from: new Date(Date.parse(event.startDate) - aroundMs).toISOString(),
      to: new Date(Date.parse(event.endDate) + aroundMs).toISOString(),
      eventId: event.id,
    }),
  );
  if (bookings.length === 0) return null;
  const named = bookings
    .slice(0, mostNamed)
    .map(
      ({ spaceName, startDate, timeZone }) =>
        `${spaceName}, ${mailMoment(startDate, timeZone, locale)}`,
    );
  const more = bookings.length - named.length;
  return (
    <InlineMessage tone="warning">
      {bookings.length === 1 ? "This booking is not copied: " : "These bookings are not copied: "}
      {[...named, ...(more > 0 ? [`${more} more`] : [])].join("; ")}. Book the rooms again for the
      new day.
    </InlineMessage>
  );
}
