import {
  type BookingCause,
  bookingMail,
  type BookingMailSource,
} from "../_shared/mails/venues/booking-mails.ts";
import { calls, sends } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

export const venues: AreaWork = {
  jobs: {
    booking_asked: booking("asked"),
    booking_arrived: booking("arrived"),
    booking_confirmed: booking("confirmed"),
    booking_declined: booking("declined"),
    booking_cancelled: booking("cancelled"),
    booking_moved: booking("moved"),
    booking_expired: booking("expired"),
  },
  // Ends holds of venues whose time ran out, and has their planners told.
  chores: [calls("expire_venue_holds")],
};

function booking(cause: BookingCause) {
  return sends<BookingMailSource>({
    write: (source, to, setting) => bookingMail(source, to, setting, cause),
    seen: { reason: "A few lines about one booking; the samples are about one event." },
  });
}
