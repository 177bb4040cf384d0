import type { QuestionWords } from "./words.types.ts";

export const words: QuestionWords = {
  subject: "أُجيب عن سؤالك",
  asked: (question) => `سألت: «${question}»`,
  by: (who) => `أجابك ${who}`,
  byHosts: "أجابك المضيفون",
  open: "افتح صفحة المناسبة",
  why: "تصلك هذه الرسالة لأنك سألت المضيفين في صفحة المناسبة.",
};
