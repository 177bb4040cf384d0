import type { HelpingCopy } from "./words.types.ts";

export const helping: HelpingCopy = {
  title: "مهامك",
  lead: (name) =>
    `شكرًا لمساعدتك يا \u2068${name}\u2069. ضع علامة على ما أُنجز: يراها المضيفون في الحال.`,
  none: "لا شيء عليك الآن. ستظهر مهامك هنا.",
  allDone: "أُنجز كل شيء. شكرًا!",
  done: "أُنجز",
  until: (day) => `حتى ${day}`,
  late: (until) => `${until}: انقضى الموعد`,
  someDay: "بلا موعد بعد",
  with: (names) => `مع ${names}`,
  steps: "الخطوات",
  tick: "أُنجز",
  mailed: "نذكّرك بالبريد بما حان موعده.",
  notMailed: "لا تصلك رسائل عن مهامك.",
  noMore: "لا مزيد من الرسائل",
  again: "ذكّرني من جديد",
  comments: "التعليقات",
  comment: (title) => `تعليق على «${title}»`,
  send: "إرسال",
  you: "أنت",
  gone: "شخص لم يعد هنا",
  files: (count) => `الملفات: ${count}`,
};
