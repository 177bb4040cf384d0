/** What mails about a booking say to who asked for it. */
export interface VenuesWords {
  subjects: Record<BookingMoment, string>;
  titles: Record<BookingMoment, string>;
  sentences: Record<BookingMoment, string>;
  notYou: string;
  again: string;
  why: (email: string) => string;
}

export type BookingMoment = "asked" | "confirmed" | "declined" | "cancelled" | "moved" | "expired";
