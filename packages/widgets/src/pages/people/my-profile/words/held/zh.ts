import type { HeldCopy } from "@jubilee/core/people/held.types";

export const held: HeldCopy = {
  person: {
    title: "您",
    name: "姓名",
    formerName: "曾用名",
    email: "电子邮箱",
    phone: "电话",
    language: "语言",
    knownSince: "登记时间",
    noMailsSince: "停收邮件时间",
    details: {
      city: "所在城市",
      country: "国家",
    },
  },
  travel: {
    title: "行程",
    records: "行程信息",
    alone: (count) => `${count} 条，只有您能打开`,
  },
  answers: {
    title: "活动与回复",
    states: {
      yes: "会来",
      no: "不来",
      maybe: "待定",
      waitlisted: "候补中",
      none: "尚未回复",
    },
    people: (count) => `${count} 人`,
    household: (name) => `家庭：${name}`,
    invited: (day) => `邀请：${day}`,
    opened: (day) => `打开：${day}`,
    seenAs: (name) => `页面上显示为：${name}`,
  },
  companions: {
    title: "与您同来的人",
    nameless: "尚无姓名",
    child: "儿童",
  },
  mails: {
    title: "发给您的邮件",
    kinds: {
      invitation: "邀请",
      reminder: "提醒",
    },
    states: {
      queued: "待发送",
      sent: "已发送",
      skipped: "已略过",
      failed: "发送失败",
    },
  },
  sentMails: {
    title: "发给您的邮件的情况",
    topics: {
      service: "关于您的操作",
      changes: "安排有变",
      invitations: "邀请",
      announcements: "公告",
      campaigns: "通讯",
      messages: "有消息在等您",
    },
    states: {
      queued: "待发送",
      sent: "已发送",
      delivered: "已送达",
      bounced: "被退回",
      complained: "被举报为不需要",
      dropped: "未发送",
    },
    stop: "不会给您发邮件",
    stops: {
      hard_bounce: "您的地址未能接收",
      complaint: "您举报过邮件",
      manual: "主办方的决定",
      unsubscribed: "您不想收到",
    },
  },
  announcements: {
    title: "通知",
    told: (day) => `${day} 发送`,
    read: (day) => `${day} 已读`,
  },
  campaigns: {
    title: "通讯",
    sent: (day) => `${day} 发送`,
    opened: (day) => `${day} 打开`,
    pressed: (links) => `点击了 ${links} 个链接`,
  },
  polls: {
    title: "投票",
    voted: "您已投票",
    asked: "已询问您",
  },
  messages: {
    title: "对话",
    as: (name) => `显示为${name}`,
    written: (count) => `${count} 条消息`,
    files: (count) => `${count} 个文件`,
  },
  questions: { title: "向主办方的提问", answered: "已回复" },
  activities: {
    title: "日程",
    states: {
      going: "参加",
      waiting: "候补中",
      left: "已退出",
    },
  },
  orders: {
    title: "订单",
    states: {
      reserved: "已预留",
      awaiting_payment: "等待付款",
      awaiting_offline: "稍后付款",
      completed: "已完成",
      partially_refunded: "部分退款",
      refunded: "已退款",
      cancelled: "已取消",
      expired: "已过期",
    },
  },
  waitingLists: {
    title: "候补名单",
    places: (count) => `${count} 个名额`,
    states: {
      waiting: "等待中",
      offered: "已提供",
      accepted: "已接受",
      declined: "已谢绝",
      expired: "已过期",
      left: "已退出",
      removed: "已移除",
    },
  },
};
