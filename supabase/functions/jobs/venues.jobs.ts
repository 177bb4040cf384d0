import {
  type BookingCause,
  bookingMail,
  type BookingMailSource,
} from "../_shared/mails/venues/booking-mails.ts";
import { sampleBooking } from "../_shared/mails/venues/sample-booking.ts";
import { calls, sends } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

export const venues = {
  jobs: {
    booking_asked: booking("asked", "A time was asked for", "To who asked for a time at a venue."),
    booking_arrived: sends<BookingMailSource>({
      write: (source, to, setting) => bookingMail(source, to, setting, "arrived"),
      seen: [
        {
          kind: "booking-arrived",
          title: "Somebody asks for a time",
          when: "To the venue's planners; a reply goes to who asked.",
          of: (sample) => sampleBooking(sample, true),
        },
      ],
      readers: "planners",
    }),
    booking_confirmed: booking(
      "confirmed",
      "A booking is confirmed",
      "To who asked, when the venue says yes.",
    ),
    booking_declined: booking(
      "declined",
      "A request was declined",
      "To who asked, with the reason.",
    ),
    booking_cancelled: booking("cancelled", "A booking is cancelled", "To who had booked."),
    booking_moved: booking("moved", "A booking has moved", "To who had booked, with the new time."),
    booking_expired: booking(
      "expired",
      "A hold has ended",
      "To who asked and, in other words, to the venue's planners.",
    ),
  },
  // Ends holds of venues whose time ran out, and has their planners told.
  chores: [calls("expire_venue_holds")],
} satisfies AreaWork;

function booking(cause: BookingCause, title: string, when: string) {
  return sends<BookingMailSource>({
    write: (source, to, setting) => bookingMail(source, to, setting, cause),
    seen: [{ kind: `booking-${cause}`, title, when, of: (sample) => sampleBooking(sample, false) }],
  });
}
