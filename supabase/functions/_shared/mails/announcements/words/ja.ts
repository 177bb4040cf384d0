import type { AnnouncementWords } from "./words.types.ts";

export const words: AnnouncementWords = {
  from: (author) => `${author}からのお知らせです。`,
  corrected: (subject) => `訂正: ${subject}`,
  changed: "主催者が以前のお知らせを訂正しました。",
  fromHosts: "主催者からのお知らせです。",
  open: "自分のページを開く",
  answers: (author) => `このメールに返信すると${author}に届きます。`,
  noAnswers: "このメールへの返信は届きません。",
  why: "ゲストリストまたはチームに登録されているためお送りしています。上のリンクはあなた専用です。",
};
