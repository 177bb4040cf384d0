import type { HelpingCopy } from "./words.types.ts";

export const helping: HelpingCopy = {
  title: "你的任务",
  lead: (name) => `${name}，感谢你的帮忙。完成一项勾选一项：主办方立刻就能看到。`,
  none: "现在没有需要你做的事。你的任务会出现在这里。",
  allDone: "全部完成。谢谢！",
  done: "已完成",
  until: (day) => `${day}之前`,
  late: (until) => `${until}：已过期限`,
  someDay: "尚未定日期",
  with: (names) => `与${names}一起`,
  steps: "步骤",
  tick: "完成",
  mailed: "到期的事会用邮件提醒你。",
  notMailed: "你不会收到关于任务的邮件。",
  noMore: "不再收邮件",
  again: "重新提醒我",
};
