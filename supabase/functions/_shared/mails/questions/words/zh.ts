import type { QuestionWords } from "./words.types.ts";

export const words: QuestionWords = {
  subject: "您的问题已有回复",
  asked: (question) => `您的问题：“${question}”`,
  by: (who) => `${who} 回复了您`,
  byHosts: "主办方回复了您",
  open: "打开活动页面",
  why: "您收到此邮件，是因为您在活动页面上向主办方提了问题。",
};
