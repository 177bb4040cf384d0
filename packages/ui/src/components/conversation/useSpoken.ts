import { useState } from "react";
import type { Message } from "./conversation.types.ts";
import { saidOf } from "./saidOf.ts";
import type { ConversationWords } from "./conversationWords.ts";

const most = 10;

/** What is spoken: others' messages that came since this was opened, and one's own that were not sent. */
export function useSpoken(messages: readonly Message[], words: ConversationWords) {
  const [start] = useState(messages.at(-1)?.id);
  const at = messages.findIndex(({ id }) => id === start);
  if (start !== undefined && at < 0) return [];
  return messages
    .slice(at + 1)
    .flatMap((message) => {
      const { id, author, isOwn, state } = message;
      if (isOwn)
        return state === "failed" ? [{ id, said: `${words.failed}: ${saidOf(message)}` }] : [];
      return state === "removed" ? [] : [{ id, said: `${author.name}: ${saidOf(message)}` }];
    })
    .slice(-most);
}
