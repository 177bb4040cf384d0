import type { HelpingCopy } from "./words.types.ts";

export const helping: HelpingCopy = {
  title: "Your tasks",
  lead: (name) => `Thank you for helping, ${name}. Tick what is done: the hosts see it at once.`,
  none: "There is nothing for you to do now. Your tasks will stand here.",
  allDone: "All done. Thank you!",
  done: "Done",
  until: (day) => `By ${day}`,
  late: (until) => `${until}: the time has passed`,
  someDay: "No day yet",
  with: (names) => `Together with ${names}`,
  steps: "Steps",
  tick: "done",
  mailed: "You are reminded by mail of what is due.",
  notMailed: "You get no mails about your tasks.",
  noMore: "No more mails",
  again: "Remind me again",
};
