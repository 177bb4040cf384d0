import { href } from "../../../app/routing/href.ts";
import type { ArticleText } from "../../../page-kit/help/help.types.ts";

export const text: ArticleText = {
  body: [
    "Choose Move to another day in the event’s menu, or change its date or place where you edit it. You see a page with everything that hangs on it, each with its time before and after. Nothing moves until you press the button that names the new day.",
    { heading: "What goes along" },
    {
      list: [
        "Tasks and mails that are told from the event, such as “30 days before”, go along by themselves.",
        "The programme, bookings of spaces, deadlines, polls, scheduled announcements, sales, prices and codes move as far as the event does. What lies before its day keeps its hour.",
        "A task with a day of its own stays, unless you say that it moves.",
        "What is done, sent or over stays, and says so.",
      ],
    },
    "Beside each you choose whether it moves or stays, and above each group for all of it.",
    { heading: "What stands in the way" },
    "A space that somebody else has booked stops the move until you leave the booking where it is. Opening hours, a deadline after the beginning and the like are named beside what they concern, and stop nothing.",
    { heading: "Who is told" },
    "Everybody who comes, was invited or has a ticket gets one mail with a corrected calendar entry, if you like, with your own words. Who said no is left alone. Your team gets one notice.",
    { heading: "Taking it back" },
    "For an hour the event’s page says what was before, and Undo brings all of it back. What somebody has changed since is named and left as they wrote it. People who were told by mail can be told again from the event’s overview.",
    {
      mind: "If somebody changes something while you look at it, you are shown how it would be now before anything moves.",
    },
  ],
  next: ["edit-cancel", "dates-and-zones"],
  open: { label: "Your events", path: href("events.manage") },
};
