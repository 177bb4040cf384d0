import type { VenuesWords } from "./words.types.ts";

export const words: VenuesWords = {
  subjects: {
    asked: "您的申请",
    confirmed: "已确认",
    declined: "无法安排",
    cancelled: "已取消",
    moved: "已改期",
    expired: "不再为您保留",
  },
  titles: {
    asked: "您的申请已送达",
    confirmed: "场地归您使用",
    declined: "这个时间不行",
    cancelled: "您的预订已取消",
    moved: "您的预订有变动",
    expired: "场地不再为您保留",
  },
  sentences: {
    asked: "场地负责人会阅读并用邮件答复您。目前尚未预订。",
    confirmed: "您的预订已确认。",
    declined: "您的申请未获接受。其他时间也许有空。",
    cancelled: "场地不再为您保留。",
    moved: "新的时间和地点见下。",
    expired: "保留期已过且未确认，别人现在可以预订。",
  },
  notYou: "不是您申请的？那是有人输错了地址，您无需做任何事。",
  again: "仍然需要吗？请回复此邮件或重新申请。",
  why: (email) => `您收到此邮件是因为有人在申请此场地时填写了 ${email}。`,
};
