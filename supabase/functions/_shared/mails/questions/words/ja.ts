import type { QuestionWords } from "./words.types.ts";

export const words: QuestionWords = {
  subject: "ご質問への回答",
  asked: (question) => `ご質問：「${question}」`,
  by: (who) => `${who}さんから回答がありました`,
  byHosts: "主催者から回答がありました",
  open: "イベントのページを開く",
  why: "イベントのページで主催者に質問されたため、このメールをお送りしています。",
};
