import { words as common } from "../../words/zh.ts";
import type { AnswersWords } from "./words.types.ts";

const { people } = common;

export const words: AnswersWords = {
  subjects: {
    yes: "您会出席",
    maybe: "您可能出席",
    no: "您无法出席",
    waitlisted: "您在候补名单上",
    promoted: "有空位了",
  },
  titles: {
    yes: "到时见",
    maybe: "希望能见到您",
    no: "很遗憾不能相见",
    waitlisted: "您正在候补",
    promoted: "有空位了",
  },
  says: {
    yes: (count) => `您的回复表示 ${people(count)}将出席。`,
    maybe: (count) => `您的回复表示 ${people(count)}可能出席。确定后请告知主办方。`,
    promoted: (count) => `您已从候补名单递补：您的回复现在对 ${people(count)}有效。`,
  },
  saysNo: "您的回复表示无法出席。如有变化，请修改回复。",
  saysWaiting: (place, count) =>
    `名额已满。您${place === null ? "正在候补" : `排在第 ${place} 位`}，共 ${people(count)}；一有空位就归您，我们会发邮件通知。`,
  states: { yes: "出席", maybe: "待定", no: "不出席", waitlisted: "候补中" },
  note: "您的留言",
  party: "同行的人",
  unnamed: "同行者，姓名待定",
  reply: "您的回复",
  change: "修改回复",
  see: "查看回复",
  doorCode: "入场码",
  calendar: "日程已作为附件，可加入日历。",
  why: "您收到此邮件是因为您回复了邀请。上面的链接只属于您：拿到它的人可以修改您的回复。",
  late: {
    subject: "您的修改来晚了",
    title: "已过截止时间",
    sentence: (asked) => `您的回复于 ${asked} 到达，当时回复已截止，主办方无法再接受。`,
    counts: "您之前的回复仍然有效，如下所示。",
    none: "目前没有您的有效回复。",
    write: "如果很重要，请联系主办方，他们可以修改您的回复。",
    why: "您收到此邮件是因为截止之后有人用您的链接发送了回复。",
  },
  link: {
    subject: "您的链接",
    title: "这是您的链接",
    replied: "有人用您的姓名和此地址回复，但您已有一份回复，并且仍然有效。通过链接可以查看和修改。",
    asked: "有人索取属于此地址的邀请。通过链接可以回复，或修改已有的回复。",
    notYou: "如果不是您本人，则什么都没有发生，也没有任何改动。",
    open: "打开我的邀请",
    openOf: (name) => `打开${name}的邀请`,
    of: (name) => `${name}的邀请`,
    why: "链接只属于您：拿到它的人可以修改您的回复。",
  },
  invitation: {
    subject: "诚邀您参加",
    over: (hosts) => `来自${hosts}的邀请`,
    overAlone: "诚邀您参加",
    sentence: (name) => (name === "" ? "您会来吗？" : `${name}，期待您的到来。`),
    isFor: (names) => `此邀请发给${names}。`,
    answer: "回复",
    answerAll: "为所有人回复",
    choices: { yes: "会来", maybe: "待定", no: "不来" },
    tickets: "获取门票",
    why: () => "您收到此邮件是因为主办方的名单上有此地址。链接只属于您，无需账户。",
  },
  reminder: {
    subject: (event) => `您会来吗？${event}`,
    title: (name) => (name === "" ? "您会来吗？" : `${name}，您会来吗？`),
    sentence: "我们还没有收到您的回复。",
    byTicket: "我们还没有收到您的回复。有了门票就有座位，无需其他手续。",
  },
};
