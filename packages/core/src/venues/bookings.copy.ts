import type { BookingStatus, RepeatEvery } from "./bookings.types.ts";

/** Words about bookings. */
export const bookingsCopy = {
  statuses: {
    hold: "On hold",
    requested: "Requested",
    confirmed: "Confirmed",
    declined: "Declined",
    cancelled: "Cancelled",
    expired: "Expired",
  } satisfies Record<BookingStatus, string>,
  repeats: {
    none: "Once",
    day: "Every day",
    week: "Every week",
    month: "Every month",
  } satisfies Record<RepeatEvery, string>,
  errors: {
    spaceId: "Choose a space",
    startLocal: "Say when it starts",
    endLocal: "End must be after start",
    title: "Say what it is for",
    holdHours: "A hold lasts from an hour to 30 days",
    count: "Repeat up to 100 times",
    name: "Enter your name",
    email: "Enter an e-mail address, such as name@example.org",
    partySize: "A whole number from 1",
  },
} as const;
