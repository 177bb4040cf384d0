import type { TalkWords } from "./words.types.ts";

export const words: TalkWords = {
  subjects: { changed: "有变更", cancelled: "已取消", restored: "照常举行" },
  titles: { changed: "请留意变更", cancelled: "活动不再举行", restored: "活动照常举行" },
  sentences: {
    changed: "活动信息有变。新信息见下；附件中的日历文件会移动您的日程。",
    cancelled: "主办方取消了活动。附件中的日历文件会将其从您的日历中移除。",
    restored: "活动恢复举行。您的回复和门票保持不变；附件中的日历文件会将其放回您的日历。",
  },
  before: { name: "原名称", when: "原时间", where: "原地点", online: "原线上地址" },
  dates: (count) => `涉及 ${count} 个日期。`,
  details: "查看详情",
  why: "您收到此邮件是因为您受到邀请、已回复或持有门票。上面的链接只属于您。",
  messages: {
    somebody: "有人",
    toYou: (who) => `${who}给您写了消息`,
    toAll: (who) => `${who}给大家写了消息`,
    inTalk: (who, talk) => `${who}在“${talk}”中写了消息`,
    waiting: (count) => `有 ${count} 条消息在等您。最新一条：`,
    file: "一张图片或一个文件",
    open: "阅读并回复",
    once: "在您阅读之前，不会再有关于此对话的邮件。",
    why: "您收到此邮件是因为您在这个对话中。上面的链接只属于您。",
    less: "少收关于消息的邮件",
  },
};
