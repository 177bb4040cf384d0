import type { DrawingName } from "@jubilee/ui/empty-state";
import { href } from "../../../app/routing/href.ts";
import type { WorksTodayName } from "./today.types.ts";

/** Something that works already, and where. */
export interface Today {
  words: string;
  /** The text of the link. */
  label: string;
  /** An address of the portal; `tab=` alone is that tab of the next event. */
  to: `/${string}` | `tab=${string}`;
  /** Of the area whose nearest it is. */
  drawing: DrawingName;
}

/** What works today of the areas that are not there yet, by the names that their routes say. */
export const worksToday: Readonly<Record<WorksTodayName, Today>> = {
  gallery: {
    drawing: "camera",
    words: "Photos that guests see on the event's page and in your showcases.",
    label: "Photos & sponsors",
    to: "tab=gallery",
  },
  invitations: {
    drawing: "letters",
    words: "Invitations, and a reminder to those who have not answered, each in one mail.",
    label: "Guests and invitations",
    to: "tab=guests",
  },
  questions: {
    drawing: "list",
    words: "Your own questions, meals and deadline on the form that guests answer.",
    label: "RSVPs",
    to: "tab=rsvps",
  },
  door: {
    drawing: "door",
    words: "The list for the people at the door, on their own phones, also without a connection.",
    label: "Check-in",
    to: href("checkIn.gate"),
  },
  helpers: {
    drawing: "people",
    words: "Shifts as activities with places, a waiting list and sign-up by link.",
    label: "Activities",
    to: href("activities.manage"),
  },
  programme: {
    drawing: "calendar",
    words: "The programme by day and room; each guest keeps a schedule of their own.",
    label: "Schedule",
    to: href("activities.schedule"),
  },
  tickets: {
    drawing: "tickets",
    words: "Ticket types with their own prices, codes and questions.",
    label: "Ticket management",
    to: href("tickets.manage"),
  },
  calendar: {
    drawing: "calendar",
    words: "Everything with a date on one calendar, by month, week or day.",
    label: "Calendar",
    to: href("calendar.planner"),
  },
  money: {
    drawing: "coins",
    words: "What came in and what was paid out, order by order, with its books.",
    label: "Payments",
    to: href("money.payments"),
  },
  glance: {
    drawing: "screen",
    words: "Answers, sales and what is next, over all your events.",
    label: "At a Glance",
    to: href("dashboard"),
  },
  look: {
    drawing: "badge",
    words: "A cover and its colours for the page, the mails, the tickets and the widgets.",
    label: "Share & embed",
    to: "tab=share",
  },
  templates: {
    drawing: "map",
    words: "An event that begins with its kind, hours, first words and a programme.",
    label: "Templates",
    to: href("templates.index"),
  },
  archive: {
    drawing: "receipt",
    words: "All that is kept about you as one file, and each list as a table of its own.",
    label: "Account settings",
    to: href("account.settings"),
  },
  support: {
    drawing: "talk",
    words: "Write to us; each request has its number and its state.",
    label: "Support",
    to: href("support"),
  },
  sponsors: {
    drawing: "heart",
    words: "Sponsors with logo and link on the event's page.",
    label: "Photos & sponsors",
    to: "tab=gallery",
  },
  bookings: {
    drawing: "key",
    words: "Rooms and venues that nobody books twice.",
    label: "Bookings",
    to: href("venues.calendar"),
  },
  gifts: {
    drawing: "heart",
    words: "Gifts towards a goal, once or monthly, by link or widget.",
    label: "Fundraising",
    to: href("fundraising.list"),
  },
  calendars: {
    drawing: "calendar",
    words: "Calendars that follow your events.",
    label: "Calendars",
    to: href("calendar.integration"),
  },
  polls: {
    drawing: "ballot",
    words: "Polls that find the date, choose the menu and hear what people thought.",
    label: "Polls",
    to: href("polls.list"),
  },
  affiliate: {
    drawing: "tag",
    words: "How the programme works, and whom it is for.",
    label: "Affiliate programme",
    to: href("affiliate"),
  },
};
