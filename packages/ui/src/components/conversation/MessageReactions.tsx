import type { Message, MessageActs } from "./conversation.types.ts";
import type { ConversationWords } from "./conversationWords.ts";
import { reaction as reactionStyle, reactions as reactionsStyle } from "./Message.css.ts";

interface MessageReactionsProps {
  message: Message;
  acts: MessageActs;
  words: ConversationWords;
  /** Only the message that has the focus is gone through by Tab. */
  tabIndex: 0 | -1;
}

/** The signs that a message was given, one's own outlined. */
export function MessageReactions({ message, acts, words, tabIndex }: MessageReactionsProps) {
  const { reactions = [] } = message;
  if (reactions.length === 0) return null;
  return (
    <div className={reactionsStyle}>
      {reactions.map(({ id, sign, name, count, isOwn }) => (
        <button
          key={id}
          type="button"
          tabIndex={tabIndex}
          className={reactionStyle({ own: isOwn })}
          aria-label={words.reaction(name, count)}
          aria-pressed={isOwn}
          disabled={!acts.react}
          onClick={() => acts.react?.(message, id)}
        >
          <span aria-hidden="true">{sign}</span>
          <span aria-hidden="true">{count}</span>
        </button>
      ))}
    </div>
  );
}
