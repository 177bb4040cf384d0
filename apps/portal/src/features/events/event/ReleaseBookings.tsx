import type { EventRecord } from "@jubilee/core/events/events.types";
import { formatSpan } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createBookingsApi } from "@jubilee/core/venues/bookings.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

/** The furthest day that a calendar knows, long after any booking. */
const everAfter = "2200-01-01T00:00:00Z";

/** The spaces that are still taken for a cancelled event, and the way to give them back. */
export function ReleaseBookings({ event }: { event: EventRecord }) {
  const bookings = useApi(createBookingsApi);
  const locale = useLocale();
  const nowMs = useNow();
  const { isBusy, run } = useWrite(keys.bookings(event.id), "Booking calendar");
  const { data = [] } = useRead([...keys.bookings(event.id), "all"], () =>
    bookings.list({
      from: event.publishedAt ?? event.startDate,
      to: everAfter,
      eventId: event.id,
    }),
  );
  const open = data.filter(({ endDate }) => Date.parse(endDate) > nowMs);
  if (open.length === 0) return null;
  const release = async () => {
    const done = await run(() => bookings.releaseOfEvent(event.id));
    if (!done) return;
    toast.success(done.released === 1 ? "The space is free again" : "The spaces are free again", {
      description: "Who asked for one is told by mail.",
    });
  };
  return (
    <Stack gap="2" align="start" as="section" aria-label="Spaces that are still booked">
      <Text weight="strong">
        {open.length === 1 ? "A space is still booked for it" : "Spaces are still booked for it"}
      </Text>
      <ul>
        {open.map(({ id, spaceName, venueName, startDate, endDate, timeZone }) => (
          <li key={id}>
            <Text as="span" tone="muted" dir="auto">
              {venueName}, {spaceName}: {formatSpan(startDate, endDate, timeZone, locale)}
            </Text>
          </li>
        ))}
      </ul>
      <Button variant="outline" loading={isBusy} onClick={() => void release()}>
        {open.length === 1 ? "Give it back" : `Give all ${open.length} back`}
      </Button>
    </Stack>
  );
}
