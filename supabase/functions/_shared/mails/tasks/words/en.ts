import type { TaskWords } from "./words.types.ts";

export const words: TaskWords = {
  subject: "Your tasks",
  title: "Thank you for helping",
  sentence: (hosts) =>
    `${hosts} count on you. Your tasks stand on a page of your own: open it and tick what is done.`,
  sentenceAlone: "Your tasks stand on a page of your own: open it and tick what is done.",
  open: "See your tasks",
  yours: "The link is yours alone and needs no account.",
  someDay: "No day yet",
  due: "Due tomorrow",
  late: "The time for this has passed",
  said: "Somebody wrote about your task",
  moved: "Your task has another time",
  answer: "Read it and answer on your page.",
  tick: "Done already? Tick it on your page, and nobody asks again.",
  noMore: "If you want no more of these mails, say so on your page.",
  why: "You get this mail because you help with this event.",
};
