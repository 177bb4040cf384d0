import { href } from "../../../app/routing/href.ts";
import type { ArticleText } from "../../../page-kit/help/help.types.ts";

export const text: ArticleText = {
  body: [
    "Tasks stand under an event’s tab Tasks, and on a page of their own for one event, for all, or only yours.",
    {
      steps: [
        "Type a task in the line at the top: “Book band Friday 3pm @Ana !high #music”.",
        "“Every Monday 10am” begins on the next Monday and comes again each week once it is done. A day that people mean differently, such as “Monday in two weeks” on a Thursday, stays in the name, and the line says so.",
        "What is understood is tinted and stands under the line in words. Press one of them to choose something else, or to leave it in the name.",
        "Enter adds the task, Shift and Enter adds it and opens it. Several lines that you paste become several tasks.",
      ],
    },
    { heading: "Days that move with the event" },
    "“30 days before”, “the day after” and “2 hours before” are kept as you said them. When the event moves, they move along. A day that you name stays where it is.",
    { heading: "List and board" },
    "The list is in the order of days: late first, then today, this week, until the day; it can be put together by stage, owner or label, too. The ring before a task makes it done. The board has a column for each state: drag a card, or press M on it and choose where it goes. Each column stands in the order of its days; choose “By priority” or “By hand” above it, and by hand you put the cards where you want them. Filters go along from one to the other.",
    "On the board by keys: arrows go from card to card, Space lifts one, left and right move it to the column beside, up and down (by hand) in its own; Space puts it down, Escape puts it back.",
    "A column can have a limit, so that nobody begins more than is finished: press the three dots at its name. A full column takes no more cards; where more came another way, it says how many are over. An event’s limits count for all who plan it, those over several events for you.",
    { heading: "Many at once" },
    "Choose tasks by their boxes, by Space, or on a phone by a long press: then all of them are done, given to somebody, labelled, moved or removed together. Undo takes all of it back, for a day. Ctrl and Z (⌘ and Z on a Mac) take back what you did last, then what you did before that, in each view and in the calendar; with Shift it is done again.",
    { heading: "One that waits for others" },
    "A task can wait for others of its event. In the list it says what it waits for; a ring, in which none could begin, is refused.",
    { heading: "What is said about a task" },
    "Open a task to comment on it, with files and with signs; name somebody with @, and they hear of it at once. Its owners and whoever wrote it down hear of comments as their settings say; the bell beside the comments turns that on and off for one task. Who changed what stands at its end.",
    { heading: "Two in one task" },
    "What two people write in different fields is kept from both. Where it is the same field, the first stays, and the second is told and may write theirs all the same.",
    { heading: "Helpers without an account" },
    "Open a task, press Helper by link and say who helps. With an e-mail address the link goes there by mail, and a reminder before the task is due; without one you copy it from the dialog and hand it over. Behind it they see their own tasks of that event, tick them and comment on them, with pictures and files if they like; what they host on the day stands there, too. Without a connection the page opens all the same: what is ticked is kept on their device and sent later. Under Links you copy a link again, make a new one or close it.",
    {
      mind: "Owners are told when a task is given to them, at nine on the day before it is due, and once when it is late. Each chooses in their settings how.",
    },
  ],
  next: ["timeline", "planning-journey"],
  open: { label: "Your tasks", path: href("tasks.list") },
};
