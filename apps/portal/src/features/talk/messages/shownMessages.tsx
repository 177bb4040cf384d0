import { readRichText } from "@jubilee/core/base/rich-text.rules";
import { saysSeen, type Talked } from "@jubilee/core/talk/conversation.rules";
import type { WaitingMessage } from "@jubilee/core/talk/outbox.rules";
import type { ThreadFile, ThreadMessage } from "@jubilee/core/talk/threads.types";
import type { Message, MessageAuthor, ReactionChoice } from "@jubilee/ui/conversation";
import type { ReactNode } from "react";
import { RichTextView } from "../../../page-kit/rich-text/RichTextView.tsx";
import { fileCopy } from "./files/file.copy.ts";
import { filesShown } from "./files/filesShown.ts";
import type { HeldFile } from "./files/talkFiles.types.ts";
import { shownWords } from "./shownWords.tsx";

/** The signs that are offered; what others gave is shown whatever it is. */
export const signs: readonly ReactionChoice[] = [
  { id: "👍", sign: "👍", name: "Thumbs up" },
  { id: "❤️", sign: "❤️", name: "Heart" },
  { id: "🎉", sign: "🎉", name: "Party" },
  { id: "😂", sign: "😂", name: "Laughing" },
  { id: "😮", sign: "😮", name: "Surprised" },
  { id: "🙏", sign: "🙏", name: "Thank you" },
];
const signOf = (id: string): ReactionChoice =>
  signs.find((sign) => sign.id === id) ?? { id, sign: id, name: id };

/** Where those who write are hosts anyway, or nobody is one. */
const amongHosts: ReadonlySet<string> = new Set(["people", "topic", "task"]);

const gone = "Somebody who left";
const ofBlocked = "A message of somebody you blocked";

export interface ShownWith {
  origin: string;
  /** What a message is among the others: "The answer". */
  markOf: ((id: string) => string | undefined) | undefined;
  /** Where files are read, and what of them is on this page already. */
  addresses: ReadonlyMap<string, string>;
  held: readonly HeldFile[];
  locale: string;
}

/** What a conversation draws: what arrived in its order, then what is still on its way. */
export function shownMessages(
  talked: Talked,
  waiting: readonly WaitingMessage[],
  { origin, markOf, addresses, held, locale }: ShownWith,
): Message[] {
  const { thread, messages, members } = talked;
  const authorOf = (id: string): MessageAuthor => {
    const member = members.get(id);
    return {
      id,
      name: member?.name ?? gone,
      photoUrl: member?.photoUrl ?? undefined,
      ...(member?.isHost && !amongHosts.has(thread.kind) ? { note: "Host" } : {}),
    };
  };
  const shownFiles = (files: readonly ThreadFile[]) =>
    filesShown(files, { addresses, held, locale });
  const seen = saysSeen(talked);
  const said = (message: ThreadMessage): Message => {
    const isBlocked = thread.me.blocked.includes(message.authorId);
    const isHeld = message.state === "held";
    const isGone = message.state !== "sent" && !isHeld;
    const mark = markOf?.(message.id);
    const text = isBlocked ? ofBlocked : message.text;
    return {
      id: message.id,
      author: authorOf(message.authorId),
      isOwn: message.authorId === thread.me.id,
      sentAt: message.at,
      text,
      ...(isBlocked
        ? {}
        : { shown: shownOf(message, talked, origin), ...shownFiles(message.files) }),
      ...(mark ? { mark } : {}),
      state: isGone ? "removed" : "sent",
      isEdited: message.edited,
      ...(isHeld ? { why: "Waits for a moderator" } : {}),
      ...(message.isReported ? { why: "Reported. Hide it, or leave it" } : {}),
      ...(message.replyTo && !isGone
        ? {
            quote: {
              author: authorOf(message.replyTo.authorId).name,
              text: thread.me.blocked.includes(message.replyTo.authorId)
                ? ofBlocked
                : (message.replyTo.text ?? "A message that was removed"),
            },
          }
        : {}),
      reactions: message.reactions.map(({ sign, count, own }) => ({
        ...signOf(sign),
        count,
        isOwn: own,
      })),
      ...(seen.has(message.id) ? { seen: `Seen by ${message.seen}` } : {}),
    };
  };
  const arrived = new Set(messages.map(({ id }) => id));
  const onTheWay = waiting
    .filter(({ sends }) => !arrived.has(sends.id))
    .map(({ sends, writtenAt, quote, refused, files = [] }): Message => ({
      id: sends.id,
      author: authorOf(thread.me.id),
      isOwn: true,
      sentAt: writtenAt,
      text: sends.text,
      ...(sends.rich ? { shown: <RichTextView text={readRichText(sends.rich)} /> } : {}),
      state: refused === undefined ? "sending" : "failed",
      ...shownFiles(files),
      ...whyOf(refused, files, held),
      ...(quote
        ? { quote: { author: authorOf(quote.authorId).name, text: quote.text ?? "" } }
        : {}),
    }));
  return [...messages.map(said), ...onTheWay];
}

/** Why it has not gone: it was refused, or waits for what is on its way up. */
function whyOf(
  refused: string | undefined,
  files: readonly ThreadFile[],
  held: readonly HeldFile[],
): { why?: string } {
  if (refused !== undefined) return { why: refused };
  const coming = files.filter(({ id }) =>
    held.some((file) => file.id === id && file.state !== "there"),
  );
  return coming.length === 0 ? {} : { why: fileCopy.waits(coming.map(({ name }) => name)) };
}

function shownOf(
  { text, rich, mentions }: ThreadMessage,
  { members }: Talked,
  origin: string,
): ReactNode {
  if (rich) return <RichTextView text={readRichText(rich)} />;
  const names = mentions.flatMap((id) => members.get(id)?.name ?? []);
  return <>{shownWords(text, names, origin)}</>;
}
