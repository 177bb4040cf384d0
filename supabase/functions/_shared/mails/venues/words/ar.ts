import { apart } from "../../languages.ts";
import type { VenuesWords } from "./words.types.ts";

export const words: VenuesWords = {
  subjects: {
    asked: "طلبك",
    confirmed: "تأكيد",
    declined: "غير ممكن",
    cancelled: "إلغاء",
    moved: "تغيّر الموعد",
    expired: "لم يعد محجوزًا لك",
  },
  titles: {
    asked: "وصل طلبك",
    confirmed: "المكان لك",
    declined: "هذا الموعد غير متاح",
    cancelled: "أُلغي حجزك",
    moved: "تغيّر موعد حجزك",
    expired: "لم يعد المكان محجوزًا لك",
  },
  sentences: {
    asked: "يقرؤه القائمون على المكان ويجيبونك بالبريد. لم يُحجز شيء بعد.",
    confirmed: "حجزك مؤكد.",
    declined: "لم يُقبل طلبك. قد يكون موعد آخر متاحًا.",
    cancelled: "لم يعد المكان محفوظًا لك.",
    moved: "أدناه الموعد والمكان الآن.",
    expired: "انتهت مدة الحجز المؤقت دون تأكيد، ويمكن لغيرك أخذ المكان الآن.",
  },
  notYou: "لم تطلب ذلك؟ إذن أخطأ أحدهم في كتابة عنوان، ولا يلزمك شيء.",
  again: "أما زلت تريده؟ أجب عن هذه الرسالة أو اطلبه من جديد.",
  why: (email) => `وصلتك هذه الرسالة لأن ${apart(email)} ذُكر عند طلب موعد في هذا المكان.`,
};
