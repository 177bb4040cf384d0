import { isEmailAddress } from "../base/email-address.rules.ts";
import { daysAfter } from "../schedule/calendar-days.rules.ts";
import { bookingsCopy } from "./bookings.copy.ts";
import type {
  Booking,
  BookingDate,
  BookingDraft,
  BookingErrors,
  BookingRequest,
  BookingRequestErrors,
  RepeatEvery,
} from "./bookings.types.ts";

/** A hold lasts this long unless said otherwise. */
export const usualHoldHours = 72;

/** How often a booking can repeat, in the order it is asked for. */
export const repeats: readonly RepeatEvery[] = ["none", "day", "week", "month"];

/** The most dates of one recurring booking; the call refuses more. */
export const mostDates = 100;

const wallTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Bookings that touch a day of their venue's own calendar. One that ends at midnight does not. */
export function bookingsOn<Found extends Pick<Booking, "startLocal" | "endLocal">>(
  bookings: readonly Found[],
  day: string,
): Found[] {
  const [from, to] = [`${day}T00:00`, `${daysAfter(day, 1)}T00:00`];
  return bookings.filter(({ startLocal, endLocal }) => startLocal < to && endLocal > from);
}

/** A form for an evening on a day. */
export function newBookingDraft(spaceId: string, day: string): BookingDraft {
  return {
    spaceId,
    startLocal: `${day}T18:00`,
    endLocal: `${day}T22:00`,
    title: "",
    note: "",
    partySize: null,
    eventId: "",
    status: "hold",
    holdHours: usualHoldHours,
    every: "none",
    count: 1,
  };
}

/** What is kept, as a form. */
export function draftOfBooking(booking: Booking): BookingDraft {
  return {
    ...newBookingDraft(booking.spaceId, booking.startLocal.slice(0, 10)),
    startLocal: booking.startLocal,
    endLocal: booking.endLocal,
    title: booking.title,
    note: booking.note ?? "",
    partySize: booking.partySize,
    eventId: booking.eventId ?? "",
    status: booking.status === "confirmed" ? "confirmed" : "hold",
  };
}

/** The form as the calls take it. */
export function payloadOfBooking(draft: BookingDraft) {
  const { every, count, ...rest } = draft;
  return { ...rest, repeat: every === "none" ? null : { every, interval: 1, count } };
}

/** What is wrong with a time; null when it can be asked about. */
export function timesProblem(
  draft: Pick<BookingDraft, "spaceId" | "startLocal" | "endLocal">,
): { field: "spaceId" | "startLocal" | "endLocal"; message: string } | null {
  const { errors: words } = bookingsCopy;
  if (draft.spaceId === "") return { field: "spaceId", message: words.spaceId };
  if (!wallTime.test(draft.startLocal)) return { field: "startLocal", message: words.startLocal };
  if (!wallTime.test(draft.endLocal) || draft.endLocal <= draft.startLocal) {
    return { field: "endLocal", message: words.endLocal };
  }
  return null;
}

/** What is wrong with a form; empty when it can be sent. */
export function checkBookingDraft(draft: BookingDraft): BookingErrors {
  const { errors: words } = bookingsCopy;
  const errors: BookingErrors = {};
  const times = timesProblem(draft);
  if (times) errors[times.field] = times.message;
  if (draft.title.trim() === "") errors.title = words.title;
  if (draft.status === "hold" && !(draft.holdHours >= 1 && draft.holdHours <= 720)) {
    errors.holdHours = words.holdHours;
  }
  if (draft.every !== "none" && !(draft.count >= 1 && draft.count <= mostDates)) {
    errors.count = words.count;
  }
  return errors;
}

/** What is wrong with a stranger's request; empty when it can be sent. */
export function checkBookingRequest(request: BookingRequest): BookingRequestErrors {
  const { errors: words } = bookingsCopy;
  const errors: BookingRequestErrors = {};
  const times = timesProblem(request);
  if (times) errors[times.field] = times.message;
  if (request.title.trim() === "") errors.title = words.title;
  if (request.name.trim() === "") errors.name = words.name;
  if (!isEmailAddress(request.email)) errors.email = words.email;
  return errors;
}

/** Dates that cannot be booked as they are. */
export function takenDates(dates: readonly BookingDate[]): BookingDate[] {
  return dates.filter(({ conflicts }) => conflicts.some(({ blocks }) => blocks));
}

/** What may be done with a booking now, by its state and the clock. */
export function bookingActions(
  booking: Pick<Booking, "status" | "endDate">,
  nowMs: number,
): ("confirm" | "hold" | "decline" | "cancel" | "change")[] {
  if (Date.parse(booking.endDate) < nowMs) return [];
  switch (booking.status) {
    case "requested":
      return ["confirm", "hold", "decline", "change"];
    case "hold":
      return ["confirm", "hold", "change", "cancel"];
    case "confirmed":
      return ["change", "cancel"];
    default:
      return [];
  }
}
