import type { CommonWords } from "./words.types.ts";

export const words: CommonWords = {
  when: "日時",
  where: "場所",
  online: "オンライン",
  answerBy: "回答期限",
  people: (count) => `${count} 名`,
  subject: (what, event) => `${what}：${event}`,
  greet: (text, name) => (name === "" ? text : `${name}さん、${text}`),
  eventPage: "イベントのページ",
  code: (number) => `QRコード ${number}`,
  moreCodes: (count) => `ほかの ${count} 件のコードはページにあります。`,
  testPayment: "これはテスト決済です。お金は動いていません。",
  noMoreMails: "この主催者からのメールを止める",
  countsOpens: "このメールの開封は主催者のために記録されます。",
  privacy: "プライバシー",
  sentWith: (product) => `${product} から送信`,
};
