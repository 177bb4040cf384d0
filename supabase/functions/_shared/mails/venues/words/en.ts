import type { VenuesWords } from "./words.types.ts";

export const words: VenuesWords = {
  subjects: {
    asked: "Your request",
    confirmed: "Confirmed",
    declined: "Not possible",
    cancelled: "Cancelled",
    moved: "Moved",
    expired: "No longer held for you",
  },
  titles: {
    asked: "Your request is with them",
    confirmed: "The space is yours",
    declined: "This time does not work",
    cancelled: "Your booking is cancelled",
    moved: "Your booking has moved",
    expired: "The space is no longer held for you",
  },
  sentences: {
    asked: "The people who run the venue read it and answer you by mail. Nothing is booked yet.",
    confirmed: "Your booking is confirmed.",
    declined: "Your request was declined. Another time may be free.",
    cancelled: "The space is no longer kept for you.",
    moved: "Below is when and where it is now.",
    expired:
      "The time for which it was held is over, and it was not confirmed. Somebody else may take it now.",
  },
  notYou: "You did not ask for this? Then somebody mistyped an address; you need not do anything.",
  again: "Do you still want it? Answer this mail, or ask for it again.",
  why: (email) =>
    `You receive this because ${email} was given when a time at this venue was asked for.`,
};
