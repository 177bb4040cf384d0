import type { AskCopy } from "./words.types.ts";

export const ask: AskCopy = {
  ask: "向主办方提问",
  text: "只有主办方会看到，回复将通过邮件发送给您。",
  question: "您的问题",
  send: "发送问题",
  sent: "主办方已收到您的问题，回复将通过邮件发送给您。",
  sentHere: "主办方已收到您的问题。",
  wordless: "请用文字写下您的问题，仅有链接无法提问。",
};
