import { apart } from "../../languages.ts";
import type { GivingWords } from "./words.types.ts";

export const words: GivingWords = {
  page: "صفحة الحملة",
  seeGift: "اعرض تبرعك",
  changeGift: "غيّر تبرعك أو أنهه",
  why: (email, code) =>
    `وصلتك هذه الرسالة لأن العنوان ${apart(email)} ذُكر في التبرع ${apart(code)}.`,
  received: {
    subject: (sum, to) => `إيصال: ${apart(sum)} إلى ${apart(to)}`,
    title: "شكرًا لك",
    sentence: (sum, to) => `وصل تبرعك بمبلغ ${apart(sum)} إلى ${apart(to)}.`,
    repeats: {
      month: (sum) =>
        `تتبرع بمبلغ ${apart(sum)} كل شهر. يمكنك تغيير المبلغ أو إيقافه أو إنهاؤه بنفسك متى شئت.`,
      year: (sum) =>
        `تتبرع بمبلغ ${apart(sum)} كل سنة. يمكنك تغيير المبلغ أو إيقافه أو إنهاؤه بنفسك متى شئت.`,
    },
    gift: (to) => `تبرع إلى ${apart(to)}`,
    fee: "رسوم الدفع، تحملتها أنت",
    sum: "المستلم",
    receipt: "الإيصال",
    date: "التاريخ",
    fund: "لأجل",
    honour: "تكريمًا لـ",
    memory: "في ذكرى",
  },
  refunded: {
    subject: (sum) => `${apart(sum)} من تبرعك في الطريق إليك`,
    title: (sum) => `${apart(sum)} في الطريق إليك`,
    sentence: "يعود المبلغ بالطريقة التي تبرعت بها، عادةً خلال خمسة إلى عشرة أيام.",
  },
  failed: {
    subject: (to) => `تعذّر تحصيل تبرعك إلى ${apart(to)}`,
    title: "رفض البنك هذه المرة",
    rests: "لم يُحصّل شيء. تبرعك المتكرر متوقف الآن.",
    triesAgain: "لم يُحصّل شيء. نحاول ثانية بعد ثلاثة أيام.",
    amount: "المبلغ",
    look: "اعرض تبرعك",
  },
};
