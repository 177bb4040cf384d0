import { CircleCheck } from "lucide-react";
import { memo } from "react";
import { Avatar } from "../avatar/Avatar.tsx";
import { Button } from "../button/Button.tsx";
import { day as dayStyle, dayName, fresh as freshStyle } from "./Conversation.css.ts";
import type { ConversationLook, MessageActs, MessageItem } from "./conversation.types.ts";
import type { ConversationWords } from "./conversationWords.ts";
import {
  below,
  clock as clockStyle,
  head,
  held,
  mark as markStyle,
  note,
  row,
  trouble,
  words as wordsStyle,
} from "./Message.css.ts";
import { MessageBubble } from "./MessageBubble.tsx";
import { MessageReactions } from "./MessageReactions.tsx";
import { saidOf } from "./saidOf.ts";
import { MessageTools } from "./MessageTools.tsx";

interface MessageRowProps {
  item: MessageItem;
  /** When it was sent, in words. */
  clock: string;
  acts: MessageActs;
  look: ConversationLook;
  words: ConversationWords;
  /** The one that Tab comes to. */
  isCurrent: boolean;
  /** The pointer is over it, or it is the current one. */
  isNear: boolean;
  onPoint: (id: string) => void;
}

/** A message in its run, with the day or the line of what is new above it. */
export const MessageRow = memo(function MessageRow({
  item,
  clock,
  acts,
  look,
  words,
  isCurrent,
  isNear,
  onPoint,
}: MessageRowProps) {
  const { message, day, fresh, isFirst, isLast } = item;
  const { id, author, isOwn, state = "sent" } = message;
  const tabIndex = isCurrent ? 0 : -1;
  const name = isOwn ? words.you : author.name;
  /** In a topic everybody is called by name, oneself too. */
  const isApart = isOwn && look === "bubbles";
  const said = state === "removed" ? words.removed : saidOf(message);
  return (
    <>
      {day && (
        <div className={dayStyle}>
          <span className={dayName}>{day}</span>
        </div>
      )}
      {fresh !== undefined && <div className={freshStyle}>{words.fresh(fresh)}</div>}
      <article
        aria-label={`${name}, ${clock}: ${said}`}
        data-message={id}
        tabIndex={tabIndex}
        className={row({ own: isApart, first: isFirst, look, marked: message.mark !== undefined })}
        onPointerEnter={() => onPoint(id)}
      >
        {!isApart &&
          (isFirst ? <Avatar name={author.name} photoUrl={author.photoUrl} /> : <span />)}
        <div className={wordsStyle({ own: isApart, look })}>
          {isFirst && (
            <div className={head}>
              {!isApart && <bdi>{author.name}</bdi>}
              {author.note && !isApart && <span className={note}>{author.note}</span>}
              <time dateTime={message.sentAt} className={clockStyle}>
                {clock}
              </time>
            </div>
          )}
          {message.mark && state === "sent" && (
            <span className={markStyle}>
              <CircleCheck aria-hidden="true" />
              {message.mark}
            </span>
          )}
          <div className={held({ look })}>
            <MessageBubble {...{ message, acts, look, words, tabIndex }} />
            {isNear && state === "sent" && <MessageTools {...{ message, acts, look, words }} />}
          </div>
          <MessageReactions {...{ message, acts, words, tabIndex }} />
          <Below {...{ item, acts, words, tabIndex }} isLast={isLast} />
        </div>
      </article>
    </>
  );
});

interface BelowProps extends Pick<MessageRowProps, "item" | "acts" | "words"> {
  tabIndex: 0 | -1;
  isLast: boolean;
}

/** How it stands with the message, in words. */
function Below({ item: { message }, acts, words, tabIndex, isLast }: BelowProps) {
  const { state = "sent", isEdited, seen, why } = message;
  const isNothing = state === "sent" && !isEdited && !why && !(isLast && seen);
  if (isNothing || state === "removed") return null;
  return (
    <div className={below}>
      {state === "failed" && <span className={trouble}>{words.failedFor(why)}</span>}
      {state === "failed" && acts.retry && (
        <Button variant="link" size="sm" tabIndex={tabIndex} onClick={() => acts.retry?.(message)}>
          {words.retry}
        </Button>
      )}
      {state === "sending" && <span>{why ?? words.sending}</span>}
      {state === "sent" && why && <span>{why}</span>}
      {isEdited && <span>{words.edited}</span>}
      {isLast && seen && <span>{seen}</span>}
    </div>
  );
}
