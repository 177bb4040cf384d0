import type { ScheduleWords } from "./words.types.ts";

export const words: ScheduleWords = {
  subjects: {
    in: (activity) => `已报名：${activity}`,
    waiting: (activity) => `候补中：${activity}`,
    promoted: (activity) => `您有名额了：${activity}`,
    changed: () => "日程有变",
  },
  titles: {
    in: "名额已为您保留",
    waiting: "您正在候补",
    promoted: "有空位了",
    changed: "日程有调整",
  },
  sentences: {
    in: (activity) => `“${activity}”的名额已为您保留。如果来不了，请退还给别人。`,
    waiting: (activity) => `“${activity}”名额已满。一有空位就归排在首位的人，我们会写信给您。`,
    promoted: (activity) => `您在“${activity}”的候补已转为正式名额。如果来不了，请退还给下一位。`,
    changed: () => "您报名或主持的内容有变化。照常举行的部分，您的名额保持不变。",
  },
  changes: {
    added: "新增",
    removed: "移除",
    cancelled: "取消",
    reopened: "恢复举行",
    moved: "新时间",
    room: "新地点",
    host: "新主持",
    title: "新名称",
    details: "详情",
  },
  before: (was) => `原为：${was}`,
  mine: "我的日程",
  takesPart: "人数",
  people: (count) => `${count} 位：您和同行者`,
  why: (email) => `您收到此邮件是因为 ${email} 报名或主持了一项活动。上面的链接只属于您。`,
};
