import { apart } from "../languages.ts";
import type { CommonWords } from "./words.types.ts";

export const words: CommonWords = {
  when: "الموعد",
  where: "المكان",
  online: "عبر الإنترنت",
  answerBy: "الرد قبل",
  people: (count) =>
    count === 1
      ? "شخص واحد"
      : count === 2
        ? "شخصين"
        : count <= 10
          ? `${count} أشخاص`
          : `${count} شخصًا`,
  subject: (what, event) => `${what}: ${apart(event)}`,
  greet: (text, name) => (name === "" ? text : `${text} يا ${apart(name)}`),
  eventPage: "صفحة الفعالية",
  code: (number) => `رمز ${apart(number)}`,
  moreCodes: (count) => `رموز أخرى على صفحتك: ${count}.`,
  testPayment: "كانت هذه دفعة تجريبية ولم يُنقل أي مال.",
  noMoreMails: "لا مزيد من رسائل هؤلاء المضيفين",
  countsOpens: "يُحتسب فتح هذه الرسالة لصالح المضيفين.",
  privacy: "الخصوصية",
  sentWith: (product) => `أُرسلت عبر ${apart(product)}`,
};
