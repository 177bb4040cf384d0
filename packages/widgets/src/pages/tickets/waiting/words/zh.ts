import type { WaitingWords } from "./words.types.ts";

export const words: WaitingWords = {
  inLine: (place) => `您排在第 ${place} 位`,
  wants: (tickets, kind, orFewer) =>
    `${kind} ${tickets} 张${orFewer ? "，更少也可以" : ""}。轮到您时我们会立即写信。`,
  offered: "轮到您了",
  held: (tickets, kind) => `已为您保留${kind} ${tickets} 张。`,
  closed: ["候补名单已关闭", "不再叫号。"],
  cancelled: "活动不再举行，您的候补位置也随之取消。",
  ended: {
    accepted: ["您已拿到门票", "门票也已通过邮件发送。"],
    declined: ["您已让给下一位", "下一位会很高兴。您可以重新加入。"],
    expired: ["保留时间已过", "门票已转给下一位。您可以重新加入。"],
    left: ["您已退出候补名单", "您的地址已不在名单上。您可以重新加入。"],
    removed: ["您的位置已被撤销", "如有疑问，请询问主办方。"],
  },
  free: "免费",
  until: (moment) => `为您保留至 ${moment}。`,
  allIn: "已含手续费和税。",
  take: "领取门票",
  takeAndPay: (sum) => `领取并支付 ${sum}`,
  payLater: "领取，稍后付款",
  lookAgain: "再看一次",
  toTickets: "打开门票",
  seeEvent: "查看活动",
  leave: {
    open: "退出候补名单",
    title: "要退出候补名单吗？",
    text: "您将失去位置，可以重新排到末尾。",
  },
  decline: {
    open: "让给下一位",
    title: "要让给下一位吗？",
    text: "门票将转给下一位，您也将失去位置。",
  },
  stay: "继续候补",
  left: "您已放弃候补位置",
  rulesTitle: "候补规则",
  rules: (most) => [
    "退回的门票先提供给候补名单，之后其他人才能购买。",
    "第一个数量合适的候补者获得机会，需要更多的保留位置等待下一次。",
    `每次机会保留 ${most} 小时，无回应则转给下一位。`,
    "拒绝或退票的人离开名单，可以重新排到末尾。",
    "开始前两天，名单上无人合适的门票将公开销售。",
  ],
};
