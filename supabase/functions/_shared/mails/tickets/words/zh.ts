import type { TicketsWords } from "./words.types.ts";

const tickets = (count: number) => `${count} 张票`;
const hours = (count: number) => `${count} 小时`;

export const words: TicketsWords = {
  order: "订单",
  paid: "已付，含手续费和税",
  toPay: "应付，含手续费和税",
  open: () => "打开门票",
  seeOrder: "查看订单",
  seeTicket: "查看门票",
  onlineFor: (ticket) => `${ticket}（线上）`,
  why: (email, code) => `您收到此邮件是因为订单 ${code} 填写了 ${email}。`,
  wrote: "主办方留言",
  bought: {
    subject: (_isOne, event) => `您的门票：${event}`,
    title: "您已确认参加",
    sentence: (isOne) =>
      isOne ? "入场时请出示此码，手机或纸质均可。" : "入场时每人出示一个码，手机或纸质均可。",
  },
  passedOn: {
    title: (from) => (from === null ? "您有一张门票" : `${from}转给您一张门票`),
    why: (from) =>
      `您收到此邮件是因为有人转给您一张门票。请在门票页面接受：在此之前${from ?? "转票人"}可以收回。`,
  },
  payLater: {
    subject: (event, code) => `如何支付 ${event}：订单 ${code}`,
    title: "门票已为您保留",
    sentence: (sum, code) => `请支付 ${sum} 并注明订单 ${code}，以便主办方核对。`,
    heldUntil: "保留至",
    reference: "转账附言",
    account: { holder: "户名", number: "账号", code: "银行代码", bank: "银行" },
  },
  refunded: {
    subject: (sum) => `已退款 ${sum}`,
    title: (sum) => `${sum} 正在退回`,
    sentence: "款项按原支付方式退回，通常需要五到十天。",
    whole: (code) => `订单 ${code} 已全额退款，其门票不能再入场。`,
    rest: (code) => `订单 ${code} 的其余部分及门票保持不变。`,
    none: (code) => `订单 ${code} 的门票不能再入场。`,
    some: (count, code) => `订单 ${code} 中有 ${tickets(count)}仍然有效；已退款的不能再入场。`,
  },
  cancelled: {
    subject: { order: "订单已取消", tickets: "门票已取消" },
    title: { order: "您的订单已取消", tickets: "您的部分门票已取消" },
    sentence: "已取消的门票不能再入场。",
    unpaid: (code) => `请不要再为订单 ${code} 付款。其名额将让给他人。`,
    label: "已取消",
    back: (sum) => `${sum} 正按原支付方式退还给您。`,
    others: (code) => `订单 ${code} 的其他门票仍然有效。`,
  },
  voided: {
    subject: (event) => `您的门票已失效：${event}`,
    takenBack: (from) => (from === null ? "门票已被收回" : `${from}收回了门票`),
    cancelled: "您的门票已取消",
    whyBack: (from) => `${from ?? "转票人"}在您接受之前收回了转给您的门票。此码不能再入场。`,
    whyCancelled: (from) => `${from ?? "他人"}转给您的门票已随订单取消。此码不能再入场。`,
    why: "您收到此邮件是因为有人转给您一张门票。",
  },
  waiting: {
    tickets,
    hours,
    joined: {
      subject: "您在候补名单上",
      title: "您正在候补",
      sentence: (ticket, place, count) =>
        `${ticket}已售完。您${place === null ? "正在候补" : `排在第 ${place} 位`}，共 ${tickets(count)}。`,
      rule: (most) =>
        `有退票时按顺序提供：第一个数量合适的候补者得到门票，需要更多的保留位置。每次保留 ${hours(most)}。`,
      action: "查看我的位置",
    },
    offered: {
      subject: () => "您的门票来了",
      title: "轮到您了",
      sentence: (count, ticket) => `${ticket}有 ${tickets(count)}空出，已为您保留。`,
      price: "价格",
      free: "免费",
      takeUntil: "领取截止",
      within: (most) => `${hours(most)}内。之后将轮到下一位。`,
      decline: "如果来不了，请在同一页面告知，下一位会很高兴。",
      action: () => "领取门票",
    },
    expired: {
      subject: "为您保留的时间已过",
      title: "保留时间已过",
      sentence: (_isOne, ticket) => `为您保留的${ticket}门票已转给下一位。`,
      again: "您已不在候补名单上，可以重新排到末尾。",
      action: "查看候补名单",
    },
    why: (email) =>
      `您收到此邮件是因为 ${email} 加入了候补名单。上面的链接只属于您，可随时用它退出名单。`,
    leave: "退出候补名单",
  },
};
