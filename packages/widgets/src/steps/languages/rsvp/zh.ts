import type { WidgetCopy } from "../../../copy/copy.types.ts";

const greet = (text: string, name: string) => (name ? `${name},${text}` : text);

export const copy: Pick<WidgetCopy, "rsvp" | "companions" | "sendReply" | "sent"> = {
  rsvp: {
    label: "回复邀请",
    region: "回复邀请",
    title: "您会来吗?",
    answers: { yes: "会来", maybe: "待定", no: "不来" },
    party: "你们有几位?",
    partyHelp: (most) => `包括您在内,最多 ${most} 位`,
    note: (hosts) => (hosts ? `给${hosts}的留言` : "给主办方的留言"),
    changeUntil: (day) => `${day}前可以修改`,
    sum: {
      yes: (count) => `${count} 位出席`,
      maybe: (count) => `${count} 位待定`,
      no: "不出席",
    },
    send: "发送回复",
    save: "保存回复",
    sending: "正在发送回复",
    coming: (count) => `已有 ${count} 位确认出席`,
    few: (places) => `还剩 ${places} 个名额`,
    fullFlag: (places) => ((places ?? 1) === 1 ? "名额已满" : `${places} 个名额已满`),
    waitTitle: "等候空位",
    waitText: (ahead) =>
      `计划会变。留下邮箱,一有空位我们就通知您。 ${ahead === 0 ? "您将排在第一位。" : `您前面还有 ${ahead} 位。`}`,
    wait: "加入候补名单",
  },
  companions: {
    name: (number, of) => (of === 1 ? "谁和您一起来？" : `第 ${number} 位同行者的姓名`),
  },
  sendReply: {
    choose: "请选择会来、待定或不来。",
    unsentTitle: "您的回复尚未发送",
    unsentText: "连接中断了。内容都还在,再次发送不会重复回复。",
  },
  sent: {
    title: {
      yes: (day, name) => greet(`${day}见`, name),
      maybe: (_day, name) => greet("已记为待定", name),
      no: (_day, name) => greet("我们会想念您", name),
      waitlisted: (_day, name) => greet("您已在候补名单上", name),
    },
    text: {
      yes: "主办方已收到您的回复。",
      maybe: "主办方知道您可能会来。确定后请告诉他们。",
      no: "主办方已收到您的回复。如有变化,可在此修改。",
      waitlisted: "一有空位我们就通知您。",
    },
    position: (place) => `您排在第 ${place} 位。`,
    copySent: (email) => `请以发送至 ${email} 的邮件为准。`,
    party: "人数",
    people: (count) => (count === 1 ? "仅您一位" : `${count} 位`),
    reply: "回复",
    answers: { yes: "会来", maybe: "待定", no: "不来", waitlisted: "候补中" },
    note: "留言",
    addToCalendar: "添加到日历",
    calendarFile: "Apple 及其他 (.ics)",
    change: "修改回复",
    final: "回复已截止;如有变化请联系主办方。",
    byMail: "如需修改,请打开我们邮件中的链接。",
    another: "替他人回复",
  },
};
