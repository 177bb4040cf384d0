import { daysAfter } from "@jubilee/core/schedule/calendar-days.rules";
import type { Venue } from "@jubilee/core/venues/venues.types";
import { Section } from "@jubilee/ui/section";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../../app/routing/href.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { BookingList } from "../calendar/BookingList.tsx";
import { keys } from "../data/keys.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createBookingsApi } from "@jubilee/core/venues/bookings.api";
import { Loaded } from "../../../../page-kit/data/Loaded.tsx";

const most = 5;

/** What comes next here; each leads into the calendar. */
export function VenueBookings({ venue }: { venue: Venue }) {
  const bookings = useApi(createBookingsApi);
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const span = {
    venueId: venue.id,
    from: `${today}T00:00:00Z`,
    to: `${daysAfter(today, 366)}T00:00:00Z`,
  };
  const bookingsRead = useRead(keys.bookings(span), () => bookings.list(span));
  return (
    <Section title="Bookings to come">
      <Loaded
        of={bookingsRead}
        what="The bookings"
        skeleton={<SkeletonRows count={3} />}
        empty={<Text tone="muted">Nothing is booked here yet.</Text>}
      >
        {(data) => (
          <BookingList
            bookings={data.slice(0, most)}
            onOpen={({ id, startLocal }) =>
              navigate(
                `${href("venues.calendar")}?venue=${encodeURIComponent(venue.id)}&day=${startLocal.slice(0, 10)}&booking=${id}`,
              )
            }
          />
        )}
      </Loaded>
      {bookingsRead.data && bookingsRead.data.length > most && (
        <Text tone="muted">And {bookingsRead.data.length - most} more in the calendar.</Text>
      )}
    </Section>
  );
}
