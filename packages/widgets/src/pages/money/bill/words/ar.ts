import { apart } from "../../../../format/apart.ts";
import type { BillWords } from "./words.types.ts";

export const words: BillWords = {
  issued: (day) => `صدر في ${apart(day)}`,
  corrects: (label, day) => `يصحّح الفاتورة ${apart(label)} بتاريخ ${apart(day)}`,
  seller: "البائع",
  buyer: "المشتري",
  for: "مقابل",
  what: "البيان",
  quantity: "العدد",
  each: "سعر الواحدة",
  amount: "المبلغ",
  net: (rate) => `الصافي، ${apart(rate)}`,
  noTax: "دون ضريبة",
  total: "المجموع شاملًا الضرائب",
  transfers: "للتحويل المصرفي",
  test: "وضع الاختبار: لم تُدفع أموال حقيقية، وليست هذه فاتورة لدفاترك.",
  toOrder: "إلى الطلب",
  copyNumber: "انسخ الرقم",
  pdf: "احفظ بصيغة PDF",
};
