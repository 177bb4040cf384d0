import type { CommonWords } from "./words.types.ts";

export const words: CommonWords = {
  when: "时间",
  where: "地点",
  online: "线上",
  answerBy: "回复截止",
  people: (count) => `${count} 位`,
  subject: (what, event) => `${what}：${event}`,
  greet: (text, name) => (name === "" ? text : `${name}，${text}`),
  eventPage: "活动页面",
  code: (number) => `二维码 ${number}`,
  moreCodes: (count) => `另外 ${count} 个码在您的页面上。`,
  testPayment: "这是测试付款，没有实际扣款。",
  noMoreMails: "不再接收这些主办方的邮件",
  countsOpens: "主办方会统计您是否打开此邮件。",
  privacy: "隐私",
  sentWith: (product) => `由 ${product} 发送`,
};
