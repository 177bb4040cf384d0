import type { GivingWords } from "./words.types.ts";

export const words: GivingWords = {
  page: "募捐页面",
  seeGift: "查看捐款",
  changeGift: "更改或终止捐款",
  why: (email, code) => `您收到此邮件是因为捐款 ${code} 填写了 ${email}。`,
  received: {
    subject: (sum, to) => `收据：向 ${to} 捐款 ${sum}`,
    title: "谢谢您",
    sentence: (sum, to) => `${to} 已收到您的捐款 ${sum}。`,
    repeats: {
      month: (sum) => `您每月捐款 ${sum}。可随时自行更改金额、暂停或终止。`,
      year: (sum) => `您每年捐款 ${sum}。可随时自行更改金额、暂停或终止。`,
    },
    gift: (to) => `给 ${to} 的捐款`,
    fee: "支付手续费，由您承担",
    sum: "已收到",
    receipt: "收据号",
    date: "日期",
    fund: "用途",
    honour: "致敬",
    memory: "纪念",
  },
  refunded: {
    subject: (sum) => `您的捐款正在退回 ${sum}`,
    title: (sum) => `${sum} 正在退回`,
    sentence: "款项按原捐款方式退回，通常需要五到十天。",
  },
  failed: {
    subject: (to) => `给 ${to} 的捐款未能扣款`,
    title: "这次银行没有通过",
    rests: "没有扣款。您的定期捐款现已暂停。",
    triesAgain: "没有扣款。我们将在三天后再试。",
    amount: "金额",
    look: "查看捐款",
  },
};
