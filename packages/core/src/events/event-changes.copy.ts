import type { AlongPart, ChangeScope, DatedKind, DateChange } from "./event-changes.types.ts";

const scopes: Record<ChangeScope, string> = {
  this: "Only this date",
  following: "This and the following dates",
  all: "All dates",
};

const along: Record<AlongPart, string> = {
  activities: "Activities",
  programme: "Publish the programme with it",
  tickets: "Ticket sales, price steps and codes",
  deadline: "The deadline for answers",
  bookings: "Bookings of spaces",
};

const kinds: Record<DatedKind, string> = {
  activity: "Activity",
  deadline: "Answers are taken until",
  sale_start: "Sale starts",
  sale_end: "Sale ends",
  price_step: "Price step ends",
  code_end: "Code ends",
  booking: "Booking",
};

const keeps: Record<DateChange["keeps"][number], string> = {
  when: "its own time",
  name: "its own name",
  where: "its own place",
};

/** The words of changing an event with what hangs on it. */
export const eventChangesCopy = {
  scopes,
  along,
  kinds,
  keeps,
  programmeHelp:
    "Guests see the new times at once, and who signed up for something gets a mail about it. Without it they see the times as they were until you publish.",
} as const;
