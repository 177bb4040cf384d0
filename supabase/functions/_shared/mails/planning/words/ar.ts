import { apart } from "../../languages.ts";
import type { PlanningWords } from "./words.types.ts";

export const words: PlanningWords = {
  asked: "صوتك من فضلك",
  again: "ما زال بإمكانك التصويت",
  sentence: (hosts) => `سؤال من ${apart(hosts)}.`,
  sentenceAlone: "سؤال من المضيفين.",
  anonymous: (fewest) =>
    `هذا التصويت مجهول: لا يعرف أحد من قال ماذا، وتظهر النتائج حين يبلغ عدد الأصوات ${fewest}. لا يمكن تغييره بعد ذلك.`,
  named: "من يرى النتائج يرى اسمك بجانب صوتك. يمكنك تغييره حتى إغلاق التصويت.",
  vote: "صوّت",
  poll: "الاستطلاع",
  question: (count) => (count === 1 ? "السؤال" : "الأسئلة"),
  openUntil: "مفتوح حتى",
  link: {
    subject: "رابطك",
    title: "هذا رابطك",
    sentence: "بهذا الرابط ترى صوتك وتغيّره حتى إغلاق الاستطلاع.",
    notYou: "إن لم تصوّت فقد كتب أحدهم عنوانك خطأً.",
    open: "افتح صوتي",
    why: "الرابط لك وحدك: من يملكه يستطيع تغيير صوتك.",
  },
};
