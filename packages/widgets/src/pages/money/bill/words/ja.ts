import type { BillWords } from "./words.types.ts";

export const words: BillWords = {
  issued: (day) => `発行日：${day}`,
  corrects: (label, day) => `${day} の請求書 ${label} を訂正するものです`,
  seller: "販売者",
  buyer: "購入者",
  for: "対象",
  what: "品目",
  quantity: "数量",
  each: "単価",
  amount: "金額",
  net: (rate) => `税抜（${rate}）`,
  noTax: "非課税",
  total: "合計（税込）",
  transfers: "お振込先",
  test: "テストモード：実際のお支払いはなく、会計用の書類ではありません。",
  toOrder: "注文へ",
  copyNumber: "番号をコピー",
  pdf: "PDFで保存",
};
