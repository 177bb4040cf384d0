import { href } from "../../../../app/routing/href.ts";
import type { ArticleBodies } from "../../../../page-kit/help/help.types.ts";

/** Venues, bookings, activities and the schedule. */
export const venueBodies: ArticleBodies = {
  "add-a-venue": {
    body: [
      {
        steps: [
          "Open Venues, then Add a venue. Only its name is needed; the rest can follow.",
          "Add its spaces. Each is booked for itself; how many people fit depends on how it is set up.",
          "Tick amenities and access. Only tick what you have checked: people plan their way by it.",
        ],
      },
      "Your venues stand as cards. “Show as a list”, at the end of the line with their number, puts them under one another to compare room and price, each with its details beside the list.",
      "Opening hours, closed days and bookings go by the venue’s own clock, wherever you are.",
      "Contacts and notes are for you and your team. The venue’s public link does not show them.",
    ],
    next: ["book-a-venue", "shared-venue"],
    open: { label: "Your venues", path: href("venues.manage") },
  },
  "book-a-venue": {
    body: [
      "The booking calendar shows every space by month or week. Choose a day to add a booking.",
      {
        list: [
          "A hold keeps a space for some days, 72 hours unless you say otherwise. Then it is free again, and you get a mail.",
          "A request came in by the venue’s public link. Confirm or decline it; who asked gets your word.",
          "A confirmed booking stands. Two confirmed bookings of one space can never overlap: the database refuses the second.",
        ],
      },
      { heading: "Several dates" },
      "A booking can repeat. Before it is kept you see every date and which of them are taken or closed.",
    ],
    next: ["add-a-venue", "activities"],
    open: { label: "Booking calendar", path: href("venues.calendar") },
  },
  "shared-venue": {
    body: [
      "Open the venue and copy its link. Whoever has it sees the spaces, access, pictures and which hours are free or taken, never by whom.",
      "They can ask to book. The request appears in your booking calendar, both sides get a mail, and nothing is promised until you confirm.",
      "Revoke the link and it shows only that it is not valid any more.",
    ],
    next: ["book-a-venue"],
  },
  activities: {
    body: [
      {
        steps: [
          "Open the event, then Activities, then New activity.",
          "Say when, where and who hosts it. Times are those of the event’s own clock.",
          "Decide whether guests sign up, how many places there are and whether a ticket is needed.",
        ],
      },
      "When the places are taken a waiting list moves up by itself, and who gets a place is told.",
      { heading: "Clashes" },
      "The same room or host at the same time, or a person signed up for both, is shown at once and again before you publish. You decide; nothing is moved behind your back.",
    ],
    next: ["schedule"],
    open: { label: "All activities", path: href("activities.manage") },
  },
  schedule: {
    body: [
      "The schedule lays activities out by room and hour. Move one with the mouse, or choose it and change its time by keyboard; Undo takes the last move back.",
      {
        steps: [
          "Put the activities you mean into the schedule.",
          "Look at Changes: what is new, moved or cancelled since the last version.",
          "Publish, with a word about it if you like.",
        ],
      },
      "Whoever signed up for something that moves or is cancelled gets a mail. Earlier versions stay to be looked at.",
      "When an event moves, its activities can move along. Everybody still sees the version that you published: the event’s Overview says so, with the way to publish again.",
    ],
    next: ["activities", "calendar-feeds"],
    open: { label: "Schedule", path: href("activities.schedule") },
  },
};
