import { href } from "../../../../app/routing/href.ts";
import type { ArticleBodies } from "../../../../page-kit/help/help.types.ts";

/** The day itself. */
export const doorBodies: ArticleBodies = {
  "check-in": {
    body: [
      {
        steps: [
          "Open the event, then Check-in, and add a gate: its name and whom it lets in: guests who answered yes, holders of tickets, or both.",
          "Make a link for each device and send it to the steward. No account is needed.",
          "The steward opens it, waits for “Ready for offline”, and scans with the camera or a hand scanner. A typed name shows who is meant; a press on “Check in” lets them in.",
          "To scan yourself, press “Scan now” under Check-in, or on the event’s overview from the day before: it opens a gate for every ticket on this device. “Sell at the door” beside it opens the box office.",
        ],
      },
      "Green lets in, with a sound and words beside the colour; a ticket used before, a forged one and one for another gate say so. Undo takes a mistake back.",
      { heading: "Guests without tickets" },
      "Whoever answered yes has a code on their own page and in the mail that confirms the answer, and stands in the list by name, with everybody they bring. After one code the steward can let in the rest of the party at once. Somebody with a ticket as well is counted once, by the ticket.",
      "Where you allow it, the steward adds people at the door. The device says when the house is full or every place is promised, and they stand on your guest list from then on.",
      { heading: "Without a network" },
      "The device checks the ticket’s signature itself and sends its scans when the network is back. If one ticket went in at two gates meanwhile, you are shown it.",
      {
        mind: "Stewards see names and tickets, never e-mail addresses. Revoke a link and its device is out at once.",
      },
    ],
    next: ["badges", "orders"],
    open: { label: "Your events", path: href("events.manage") },
  },
  seating: {
    body: [
      {
        steps: [
          "Open the event, then Seating, and add tables: round, long or rows. Drag them to where they stand.",
          "Drag people to their seats, or press a person and choose the table. There too you say whom they sit with, from whom apart, and who needs a table without steps.",
          "Seat everybody proposes seats for all who have none. Look at it, try another way, take it; Undo takes it back.",
          "Publish the plan: guests read their table and seat on their own page and their ticket, stewards at the door.",
        ],
      },
      "A proposal breaks no rule and moves nobody who sits. Households stay at one table and groups near each other as far as there is room; what did not work out is listed, and rules that cannot be kept are named. Keep a seat free by pressing it.",
      "Who takes an answer back gives the seat free. A ticket that is passed on takes its seat along. If two of you plan at once, nobody overwrites the other: who comes second is told what has changed.",
      { heading: "On paper" },
      "The menu with the three dots has a card for each table, a list by name for the door, and the list as CSV. There you also choose whether those who said yes are seated, those with tickets, or both.",
    ],
    next: ["badges", "check-in"],
    open: { label: "Your events", path: href("events.manage") },
  },
  badges: {
    body: [
      "Open the event, then Check-in, then Badges. Choose the size, look at the pages and print; each badge carries a name and the code that lets in its ticket or guest.",
      "An A6 badge is a page of its own. Labels of 90 × 55 mm come eight to a sheet, with marks to cut along.",
      "Badges follow the guest list: change a name there and print that badge again.",
    ],
    next: ["check-in"],
  },
};
