import { apart } from "../../mails/languages.ts";
import type { PaperWords } from "./words.types.ts";

export const words: PaperWords = {
  order: (code) => `الطلب ${apart(code)}`,
  total: "المجموع شاملًا الضرائب",
  tax: "منها الضريبة",
  calledOff: "أُلغيت هذه المناسبة، ولا تُدخل هذه التذكرة أحدًا.",
  bills: {
    invoice: (label) => `فاتورة ${apart(label)}`,
    credit_note: (label) => `إشعار دائن ${apart(label)}`,
  },
  issued: (day) => `صدر في ${apart(day)}`,
  corrects: (label, day) => `يصحّح الفاتورة ${apart(label)} بتاريخ ${apart(day)}`,
  seller: "البائع",
  buyer: "المشتري",
  what: "البيان",
  quantity: "العدد",
  each: "سعر الواحدة",
  amount: "المبلغ",
  net: (rate) => `الصافي، ${apart(rate)}`,
  noTax: "دون ضريبة",
  transfers: "للتحويل المصرفي",
  test: "وضع الاختبار: لم تُدفع أموال حقيقية، وليست هذه فاتورة لدفاترك.",
};
