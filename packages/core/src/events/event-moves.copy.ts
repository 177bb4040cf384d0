import type { DatedKind, DatedThing, MoveUndone, MoveWarning } from "./event-moves.types.ts";

const parts: Record<DatedThing["part"], string> = {
  tasks: "Tasks",
  activities: "Programme",
  bookings: "Places",
  tickets: "Tickets",
  deadline: "Deadlines",
  mails: "Mails",
  travel: "Travel",
};

/** What a thing is, before its name; some are plain by their group. */
const kinds: Record<DatedKind, string> = {
  task: "",
  activity: "",
  booking: "",
  campaign: "",
  announcement: "Announcement",
  deadline: "Answers close",
  guest_deadlines: "Later deadlines of single guests",
  poll_end: "Poll closes",
  giving_start: "Collection begins",
  giving_end: "Collection ends",
  link_end: "Link ends",
  gate_end: "Door link ends",
  sale_start: "Sale begins",
  sale_end: "Sale ends",
  price_step: "Price ends",
  code_start: "Code begins",
  code_end: "Code ends",
  travel: "Travel that guests have told",
};

/** Stands where the name is for others. */
const unnamed: Partial<Record<DatedKind, string>> = {
  task: "A task",
  booking: "A booking",
  campaign: "A mail",
};

const whys: Record<NonNullable<DatedThing["why"]>, string> = {
  done: "Done",
  past: "Has passed",
  sent: "Has been sent",
  guests: "Theirs to change; ask them",
  would_pass: "Would be over already, so it stays",
};

const blocks: Record<NonNullable<DatedThing["blocked"]>, string> = {
  taken: "The space is taken then",
  order: "It would end before it begins",
};

const warnings: Record<MoveWarning["code"], (detail: string) => string> = {
  closed: (hours) => (hours === "Closed that day" ? hours : `Outside the hours: ${hours}`),
  blackout: (reason) => `The venue is not available: ${reason}`,
  booking: (who) => `Also asked for by others: ${who}`,
  old_place: () => "At the old place. Give it back if you do not need it",
  no_room: (room) => `The new place has no ${room}`,
  outside: () => "Outside the event",
  after_start: () => "After the event has begun",
  after_end: () => "After the event",
  too_late: () => "Its time would have passed: it goes to nobody",
  past: () => "This day has passed already",
};

const left: Record<MoveUndone["left"][number]["why"], string> = {
  changed: "changed since",
  gone: "no longer there",
  taken: "the space is taken",
  order: "would end before it begins",
};

/** The words of moving an event with all that hangs on it. */
export const eventMovesCopy = { parts, kinds, unnamed, whys, blocks, warnings, left } as const;
