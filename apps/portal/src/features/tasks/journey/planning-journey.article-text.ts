import { href } from "../../../app/routing/href.ts";
import type { ArticleText } from "../../../page-kit/help/help.types.ts";

export const text: ArticleText = {
  body: [
    "Every kind of event is planned in six stages, in its own words: a school reunion begins with finding each other, a trip among friends with who is in. For each task something hangs on the string, and it is filled when the task is done.",
    { heading: "Which stage a task belongs to" },
    "Its due day tells: what is due three weeks before a reunion belongs to its last three weeks. A stage that you choose for a task holds whatever its day. When the event gets another date, what is told from it moves along, and the stages with it.",
    { heading: "The next three steps" },
    "They are open tasks that wait for nothing any more. First comes what is late, then what others wait for and what is due soon. Below each stands why it is next. Nothing there is guessed: it is the task’s day, what waits for it, and its place in the stage.",
    { heading: "What it takes" },
    "How many steps of its checklist are left, or how many days it takes, if somebody has said so.",
    { heading: "What similar plans do now" },
    "The template of the event’s kind was written by somebody who knows such events. What it has for this stage and your event has not is listed there; Add brings one, told from the event’s day. When your event has all of this stage, it looks ahead to the next.",
    {
      mind: "An event without tasks shows its stages alone. Begin with a template, or write the first task.",
    },
  ],
  next: ["timeline", "first-event"],
  open: { label: "Your journey", path: href("tasks.journey") },
};
