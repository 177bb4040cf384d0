import type { AskCopy } from "./words.types.ts";

export const ask: AskCopy = {
  ask: "主催者に質問する",
  text: "読むのは主催者だけです。回答はメールで届きます。",
  question: "質問",
  send: "質問を送る",
  sent: "質問が主催者に届きました。回答はメールで届きます。",
  sentHere: "質問が主催者に届きました。",
  wordless: "質問は文章で書いてください。リンクだけでは質問になりません。",
};
