import type { QuestionWords } from "./words.types.ts";

export const words: QuestionWords = {
  subject: "Your question is answered",
  asked: (question) => `You asked: “${question}”`,
  by: (who) => `${who} answered you`,
  byHosts: "The hosts answered you",
  open: "Open the event’s page",
  why: "You receive this because you asked the hosts on the event’s page.",
};
