import type { PaperWords } from "./words.types.ts";

export const words: PaperWords = {
  order: (code) => `订单 ${code}`,
  total: "合计（含税）",
  tax: "其中税额",
  calledOff: "此活动已取消，凭此票无法入场。",
  bills: {
    invoice: (label) => `发票 ${label}`,
    credit_note: (label) => `红字发票 ${label}`,
  },
  issued: (day) => `开具日期：${day}`,
  corrects: (label, day) => `更正 ${day} 的发票 ${label}`,
  seller: "卖方",
  buyer: "买方",
  what: "项目",
  quantity: "数量",
  each: "单价",
  amount: "金额",
  net: (rate) => `未税，${rate}`,
  noTax: "无税",
  transfers: "转账信息",
  test: "测试模式：没有收取真实款项，此单据不能用于记账。",
};
