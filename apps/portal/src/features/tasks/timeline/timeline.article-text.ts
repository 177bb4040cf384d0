import { href } from "../../../app/routing/href.ts";
import type { ArticleText } from "../../../page-kit/help/help.types.ts";

export const text: ArticleText = {
  body: [
    "Each task stands as a bar over the days that it takes. One that is only due on a day is a diamond on it, and one without a day waits at the edge until you put it somewhere.",
    { heading: "Moving" },
    {
      list: [
        "Drag a bar to other days, or one of its ends to make it longer or shorter.",
        "By keys: up and down go from task to task, Space lifts it, left and right move it by a day, with Shift by a week; Space puts it down, Escape leaves it where it was.",
        "A finger that rests on a bar lifts it. Before others move along, you are asked.",
      ],
    },
    "What waits for the task goes along, each only as far as it must. While you hold it, a card says how many that are, what stays, and what does not fit any more. Undo brings all of it back together.",
    "With Alt held, this one moves alone.",
    { heading: "What does not go along" },
    {
      list: [
        "What is done.",
        "What hangs on a clock of the event or on an entry of its programme: it is named, and you decide.",
        "What would end after the event’s day: it stays before it, and is named.",
      ],
    },
    { heading: "The critical chain" },
    "Plum bars are the tasks that decide when everything is done: each of them a day later is the end a day later. Press Critical chain to hide the mark.",
    { heading: "Days, weeks, months" },
    "Look nearer or further, and put tasks together by stage, by owner or by label. The plum line is today, the marigold column the event’s day. The printer prints all tasks with their days, also those out of sight.",
    {
      mind: "A day that was told from the event stays told from it: moved by three days, “30 days before” is “27 days before”, and it still follows when the event gets another date.",
    },
  ],
  next: ["planning-journey", "dates-and-zones"],
  open: { label: "Your timeline", path: href("tasks.timeline") },
};
