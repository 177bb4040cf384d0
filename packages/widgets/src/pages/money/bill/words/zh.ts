import type { BillWords } from "./words.types.ts";

export const words: BillWords = {
  issued: (day) => `开具日期：${day}`,
  corrects: (label, day) => `更正 ${day} 的发票 ${label}`,
  seller: "卖方",
  buyer: "买方",
  for: "事项",
  what: "项目",
  quantity: "数量",
  each: "单价",
  amount: "金额",
  net: (rate) => `未税，${rate}`,
  noTax: "无税",
  total: "合计（含税）",
  transfers: "转账信息",
  test: "测试模式：没有收取真实款项，此单据不能用于记账。",
  toOrder: "查看订单",
  copyNumber: "复制编号",
  pdf: "保存为 PDF",
};
