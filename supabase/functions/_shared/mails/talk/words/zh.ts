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
};
