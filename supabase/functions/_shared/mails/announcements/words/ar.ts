import type { AnnouncementWords } from "./words.types.ts";

export const words: AnnouncementWords = {
  from: (author) => `أخبار من ${author}.`,
  corrected: (subject) => `تصحيح: ${subject}`,
  changed: "صحّح المضيفون ما كتبوه لك من قبل.",
  fromHosts: "أخبار من المضيفين.",
  open: "فتح صفحتي",
  answers: (author) => `يمكنك الرد على هذه الرسالة، وسيصل ردّك إلى ${author}.`,
  noAnswers: "الردود على هذه الرسالة لا تصل إلى أحد.",
  why: "تصلك هذه الرسالة لأنك على قائمة الضيوف أو ضمن الفريق. الرابط أعلاه لك وحدك.",
};
