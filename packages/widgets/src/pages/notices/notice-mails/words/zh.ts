import type { NoticeMailsCopy } from "./words.types.ts";

export const noticeMails: NoticeMailsCopy = {
  title: "您的邮件",
  topic: {
    ask: "不再关注此主题？",
    means: "有新帖子时，将不再通过邮件或通知告诉您。您仍可在论坛中阅读。",
    end: "不再关注",
    ended: "您已不再关注此主题",
    now: "有新帖子时，不会通过邮件或通知告诉您。",
    again: "重新关注",
  },
  talk: {
    ask: "将此对话静音？",
    means: "除非有人提到您，否则不会再告诉您新消息。",
    end: "静音",
    ended: "此对话已静音",
    now: "除非有人提到您，否则不会告诉您新消息。",
    again: "取消静音",
  },
  kinds: {
    ask: "不再接收这类邮件？",
    means: "我们将不再通过邮件告诉您这些内容。您的账户和设备上没有任何变化。",
    end: "停止这类邮件",
    ended: "这类邮件已停止",
    now: "我们不再通过邮件告诉您这些内容。您的账户和设备上没有任何变化。",
    again: "重新接收",
  },
  settings: "选择您想知道的全部内容",
};
