import type { AskCopy } from "./words.types.ts";

export const ask: AskCopy = {
  ask: "Ask the hosts",
  text: "Only the hosts read it. Their answer comes by mail.",
  question: "Your question",
  send: "Send the question",
  sent: "The hosts have your question. Their answer comes by mail.",
  sentHere: "The hosts have your question.",
  wordless: "Write your question in words; a link alone asks nothing.",
};
