import type { PaperWords } from "./words.types.ts";

export const words: PaperWords = {
  order: (code) => `注文 ${code}`,
  total: "合計（税込）",
  tax: "うち税額",
  calledOff: "このイベントは中止になりました。このチケットでは入場できません。",
  bills: {
    invoice: (label) => `請求書 ${label}`,
    credit_note: (label) => `返金明細書 ${label}`,
  },
  issued: (day) => `発行日：${day}`,
  corrects: (label, day) => `${day} の請求書 ${label} を訂正するものです`,
  seller: "販売者",
  buyer: "購入者",
  what: "品目",
  quantity: "数量",
  each: "単価",
  amount: "金額",
  net: (rate) => `税抜（${rate}）`,
  noTax: "非課税",
  transfers: "お振込先",
  test: "テストモード：実際のお支払いはなく、会計用の書類ではありません。",
};
