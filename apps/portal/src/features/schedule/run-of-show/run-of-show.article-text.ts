import type { ArticleText } from "../../../page-kit/help/help.types.ts";

export const text: ArticleText = {
  body: [
    "On the day, open Run of show from the event’s activities or from the schedule. It shows what is ready in the schedule, on the clock at the event’s place: what is on, what is next, and the tasks that are due at a moment of the day.",
    {
      steps: [
        "Places has everything by place, People by host and owner, Mine only what is yours.",
        "Press Started when something begins and Done when it ends. Who never presses sees what the clock says.",
        "+5, +10 or +15 makes something end later. Before it does, you see what that pushes and who would be told.",
        "Undo under the last press takes all of it back.",
      ],
    },
    { heading: "Before the day" },
    "Each entry opens twelve hours before its time. Until then nothing can be started, done or made later by mistake; times are changed in the schedule, and “Keeps its time” can be switched at any time. “Rehearse” tries the whole day out from its first entry on: everything can be pressed, nothing is kept and nobody is told.",
    { heading: "What a delay pushes" },
    "What is in the same place, has the same host, or is what everybody does next goes along, each only as far as it must: a gap is used up first. Press an entry and switch on “Keeps its time” for doors, a meal or a train: it stays, is cut into, and pushes nothing. “Leave” in the list does so for this one time. “Catch up” brings what is late back to the plan, as far as it can.",
    { heading: "Helpers without an account" },
    "Who has a helper’s link (made at a task) and is the host of something, under the same name, sees their part of the day behind the link: what is now and next of it. On the day they say there that it has started, is over, or is later. That moves their own part alone; what it pushes is for you to decide.",
    { heading: "Who is told" },
    "All screens of the team show a press within two seconds. Hosts of your team get one notice if what they host starts at another time. Guests are not written to unless you say so; then their schedule has the new times and a mail goes to those who signed up, two minutes later, so that Undo can still stop it.",
    { heading: "Without a connection" },
    "The page opens without one, once it was open with one, and says of when it is. What you press is kept on your device and sent when the line is back. If somebody else was first in the meantime, nothing is written twice: you are told who it was, and may press again.",
    { heading: "On a wall" },
    "“Show on a wall” is the same day in large letters on dark ground: place, now, next, then. It keeps the screen awake, comes back by itself after a lost connection, and says when it last heard.",
    { heading: "On paper, and afterwards" },
    "Print gives a run sheet by time, or one sheet for each place or person. “How it went” has planned and actual side by side, also as CSV: the plan stays as it was, and what was pressed stands beside it.",
    {
      mind: "Owners, admins, editors, check-in and volunteer coordinators may press; everybody else who may see the event looks.",
    },
  ],
  next: ["schedule", "check-in"],
};
