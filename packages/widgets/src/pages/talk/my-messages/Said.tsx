import { saysSeen } from "@jubilee/core/talk/conversation.rules";
import { formatterOf } from "@jubilee/core/base/time.rules";
import type { ThreadMessage } from "@jubilee/core/talk/threads.types";
import { Icon } from "../../parts/Icon.tsx";
import { Files } from "./Files.tsx";
import * as css from "./my-messages.css.ts";
import type { OpenPart } from "./my-messages.types.ts";

const dots = "M5 12h.01M12 12h.01M19 12h.01";
const dayStyle = { weekday: "long", day: "numeric", month: "long" } as const;
const clockStyle = { hour: "numeric", minute: "2-digit" } as const;

/** What was said, under its days, with the line above what is new. */
export function Said(part: OpenPart) {
  const { news, own, reader, shared } = part;
  const { timeZone } = shared.event;
  const { messages, thread } = news;
  const dayOf = ({ at }: ThreadMessage) =>
    formatterOf(reader.locale, { ...dayStyle, timeZone }).format(Date.parse(at));
  const fresh = messages.find(
    ({ place, authorId }) => place > thread.me.readPlace && authorId !== thread.me.id,
  );
  const says = saysSeen(news);
  return (
    <ol id="said" role="log" className={css.said} aria-label={own.title}>
      {messages.flatMap((message, index) => {
        const before = messages[index - 1];
        const day = dayOf(message);
        const isNewDay = before === undefined || dayOf(before) !== day;
        return [
          isNewDay && (
            <li key="day" id={`day-${message.at.slice(0, 10)}`} className={css.day} data-day="">
              {day}
            </li>
          ),
          message === fresh && (
            <li key="fresh" id="fresh" className={css.fresh}>
              {own.fresh}
            </li>
          ),
          <Message
            key={message.id}
            part={part}
            message={message}
            isFirst={isNewDay || before?.authorId !== message.authorId || message === fresh}
            seen={says.has(message.id) ? (message.seen ?? 0) : 0}
          />,
        ];
      })}
    </ol>
  );
}

interface MessageProps {
  part: OpenPart;
  message: ThreadMessage;
  /** The first of what one person wrote in a row: it says who. */
  isFirst: boolean;
  seen: number;
}

function Message({ part, message, isFirst, seen }: MessageProps) {
  const { own, news, reader, shared, at, query } = part;
  const { thread, members } = news;
  const nameOf = (id: string) => members.find((member) => member.id === id)?.name ?? own.gone;
  const { id, authorId, state, text, replyTo, reactions, edited } = message;
  const isOwn = authorId === thread.me.id;
  const isBlocked = thread.me.blocked.includes(authorId);
  const author = members.find((member) => member.id === authorId);
  const words =
    state === "removed"
      ? own.removed
      : state === "hidden"
        ? own.hidden
        : isBlocked
          ? own.blocked
          : null;
  const { timeZone } = shared.event;
  const clock = formatterOf(reader.locale, { ...clockStyle, timeZone }).format(
    Date.parse(message.at),
  );
  return (
    <li
      id={`m-${id}`}
      className={isOwn ? css.own : css.other}
      data-heard={message.heard}
      data-place={message.place}
    >
      {isFirst && !isOwn && (
        <p className={css.who}>
          <bdi>{nameOf(authorId)}</bdi>
          {author?.isHost && <i>{own.host}</i>}
        </p>
      )}
      <div
        className={css.bubble}
        dir="auto"
        data-gone={words === null ? undefined : ""}
        hidden={words === null && text === "" && replyTo === null}
      >
        {replyTo && words === null && (
          <blockquote className={css.quote} dir="auto">
            <b>{nameOf(replyTo.authorId)}</b>{" "}
            {thread.me.blocked.includes(replyTo.authorId)
              ? own.blocked
              : (replyTo.text ?? own.removed)}
          </blockquote>
        )}
        {(words ?? text) !== "" && <span>{words ?? text}</span>}
      </div>
      {words === null && <Files part={part} files={message.files} />}
      <p className={css.under}>
        {reactions.map(({ sign, count, own: isGiven }) => (
          <span key={sign} className={css.sign} data-own={isGiven ? "" : undefined}>
            {sign} {count}
          </span>
        ))}
        <time dateTime={message.at}>{clock}</time>
        {edited && <span>{`· ${own.edited}`}</span>}
        {seen > 0 && <span>{`· ${own.seen(seen)}`}</span>}
        {state === "sent" && (
          <a
            className={css.dots}
            href={`${at({ ...(query["before"] && { before: query["before"] }), on: id })}#say`}
            aria-label={own.more(isOwn ? own.you : nameOf(authorId))}
          >
            <Icon lines={dots} />
          </a>
        )}
      </p>
    </li>
  );
}
