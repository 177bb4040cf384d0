import type { AnnouncementWords } from "./words.types.ts";

export const words: AnnouncementWords = {
  from: (author) => `${author}带来的消息。`,
  corrected: (subject) => `更正：${subject}`,
  changed: "主办方更正了之前发给您的内容。",
  fromHosts: "主办方带来的消息。",
  open: "打开我的页面",
  answers: (author) => `您可以回复此邮件，${author}会收到。`,
  noAnswers: "对此邮件的回复不会有人收到。",
  why: "您收到此邮件，是因为您在宾客名单或团队中。上面的链接只属于您。",
};
