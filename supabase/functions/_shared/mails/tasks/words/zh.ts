import type { TaskWords } from "./words.types.ts";

export const words: TaskWords = {
  subject: "你的任务",
  title: "感谢你的帮忙",
  sentence: (hosts) => `${hosts}指望着你。你的任务都在一个专属页面上：打开它，完成一项勾选一项。`,
  sentenceAlone: "你的任务都在一个专属页面上：打开它，完成一项勾选一项。",
  open: "查看任务",
  yours: "这个链接只属于你，不需要账户。",
  someDay: "尚未定日期",
  due: "明天到期",
  late: "这项任务已过期限",
  said: "有人对您的任务留了言",
  moved: "您的任务改了时间",
  answer: "请在您的页面上阅读并回复。",
  tick: "已经做完了？在页面上勾选，就不会再有人问了。",
  noMore: "如果不想再收到这类邮件，请在页面上说明。",
  why: "你收到这封邮件，是因为你在为这场活动帮忙。",
};
