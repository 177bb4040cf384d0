import type {
  ActivityRecord,
  ScheduleBooking,
  ScheduleSpace,
} from "@jubilee/core/schedule/activities.types";
import { createBookingsApi } from "@jubilee/core/venues/bookings.api";
import { newBookingDraft } from "@jubilee/core/venues/bookings.rules";
import { bookingOf } from "@jubilee/core/schedule/schedule-conflicts.rules";
import { toWallTime } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { activityKeys } from "../../../../event-kit/activityKeys.ts";
import { useMayDo } from "../../../../event-kit/event/useMayDo.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

const words: Record<ScheduleBooking["status"], string> = {
  confirmed: "Booked for this event",
  hold: "On hold for this event",
  requested: "Asked for, not confirmed yet",
};

export interface RoomBookingProps {
  activity: ActivityRecord;
  space: ScheduleSpace;
  bookings: readonly ScheduleBooking[];
}

/** Whether the space is the event's at that time, and the way to make it so. */
export function RoomBooking({ activity, space, bookings }: RoomBookingProps) {
  const api = useApi(createBookingsApi);
  const { isBusy, run } = useWrite(activityKeys.ofEvent(activity.eventId), "Venue management");
  const mayBook = useMayDo(activity.eventId, "venues.write");
  const booking = bookingOf(activity, bookings);
  const book = async () => {
    const made = await run(() =>
      api.book(
        {
          ...newBookingDraft(space.id, activity.startLocal.slice(0, 10)),
          startLocal: toWallTime(activity.startAt, space.timeZone),
          endLocal: toWallTime(activity.endAt, space.timeZone),
          title: activity.title,
          eventId: activity.eventId,
          status: "confirmed",
        },
        false,
      ),
    );
    if (made) toast.success(`${space.name} is booked`);
  };
  if (booking) {
    return (
      <Text as="span" tone="muted">
        {words[booking.status]}
      </Text>
    );
  }
  return (
    <Inline>
      <Text as="span" tone="muted">
        Not booked at that time
      </Text>
      {mayBook && (
        <Button variant="outline" size="sm" loading={isBusy} onClick={() => void book()}>
          Book {space.name}
        </Button>
      )}
    </Inline>
  );
}
