import type { PlanningWords } from "./words.types.ts";

export const words: PlanningWords = {
  asked: "请您投票",
  again: "现在还能投票",
  sentence: (hosts) => `${hosts}想听听您的意见。`,
  sentenceAlone: "主办方想听听您的意见。",
  anonymous: (fewest) =>
    `此投票为匿名：没人知道谁选了什么，满 ${fewest} 票后才显示结果。投出后不能修改。`,
  named: "能看到结果的人会在您的选择旁看到您的姓名。截止前可以修改。",
  vote: "投票",
  poll: "投票主题",
  question: () => "问题",
  openUntil: "截止时间",
  link: {
    subject: "您的链接",
    title: "这是您的链接",
    sentence: "通过此链接可以查看您的投票，并在截止前修改。",
    notYou: "如果您没有投票，是有人误填了您的地址。",
    open: "打开我的投票",
    why: "链接只属于您：拿到它的人可以修改您的投票。",
  },
};
