import {
  endingAt,
  firstNew,
  type Talked,
  writingWords,
} from "@jubilee/core/talk/conversation.rules";
import type { ThreadKind } from "@jubilee/core/talk/threads.types";
import { Button } from "@jubilee/ui/button";
import { Composer } from "@jubilee/ui/composer";
import { Conversation, type Message } from "@jubilee/ui/conversation";
import { EmptyState } from "@jubilee/ui/empty-state";
import { PhotoView } from "@jubilee/ui/photo-view";
import { useMemo, useRef, useState } from "react";
import { Choices } from "../../../page-kit/rich-text/editing/Choices.tsx";
import { useOnline } from "../../../page-kit/useOnline.ts";
import { dropped } from "./files/dropped.ts";
import { photosOf } from "./files/filesShown.ts";
import { useFileAddresses } from "./files/useFileAddresses.ts";
import { useComposerFiles, useTalkFiles } from "./files/useTalkFiles.ts";
import { ReportDialog } from "./ReportDialog.tsx";
import { shownMessages, signs } from "./shownMessages.tsx";
import * as css from "./Talk.css.ts";
import type { ThreadFrame } from "./threadFrame.types.ts";
import { ThreadHeadLine } from "./ThreadHeadLine.tsx";
import { useMessageMenu } from "./useMessageMenu.tsx";
import { useNameable } from "./useNameable.ts";
import { useOutbox } from "./useOutbox.ts";
import type { TalkedRoom } from "./useTalked.ts";
import { useReadMark } from "./useReadMark.ts";
import { useThreadReader } from "./useThreadReader.ts";
import { useWriting } from "./useWriting.ts";
import { closedWhy } from "./closed.copy.ts";

interface OpenThreadProps {
  room: TalkedRoom;
  talked: Talked;
  around: string | null;
  isAsked: boolean;
  isOfEvent: boolean;
  onNewest: () => void;
  onLeave: () => void;
  /** One belongs to it no more. */
  onLeft?: () => void;
  frame: ThreadFrame | undefined;
}

/** Who reads what is said first, where it is not everybody who comes. */
const sayHello: Partial<Record<ThreadKind, string>> = {
  person: "This guest reads it on their own page.",
  people: "Whoever is in it reads it, and nobody else. Guests do so on their own page.",
};
const longest = 4000;
const longestPost = 8000;

/** What is said, and where one says something. */
export function OpenThread({
  room,
  talked,
  around,
  isAsked,
  isOfEvent,
  onNewest,
  onLeave,
  onLeft = onLeave,
  frame,
}: OpenThreadProps) {
  const { thread } = talked;
  const reader = useThreadReader();
  const talkFiles = useTalkFiles();
  const composerFiles = useComposerFiles(thread.id, talkFiles);
  const addresses = useFileAddresses(thread.id, talked.messages);
  const outbox = useOutbox(thread.id, room.act, talkFiles.files);
  const field = useRef<HTMLTextAreaElement>(null);
  const writing = useWriting({
    talked,
    room,
    outbox,
    field,
    files: talkFiles.files,
    hasForm: frame?.Write !== undefined,
  });
  const [opened, setOpened] = useState<string>();
  const [reported, setReported] = useState<string | null>(null);
  const menu = useMessageMenu({
    talked,
    room,
    outbox,
    edit: writing.edit,
    report: setReported,
  });
  // The line of what is new stays where it was on coming in.
  const [readPlace] = useState(thread.me.readPlace);
  const [fresh] = useState(() => (around === null ? firstNew(talked, readPlace) : undefined));
  useReadMark(talked, isAsked);
  const stretch = useMemo(() => endingAt(talked, around), [talked, around]);
  const markOf = frame?.markOf;
  const { held } = talkFiles;
  const { locale } = reader;
  const messages = useMemo(
    () =>
      shownMessages(stretch, outbox.waiting, {
        origin: window.location.origin,
        markOf,
        addresses,
        held,
        locale,
      }),
    [stretch, outbox.waiting, markOf, addresses, held, locale],
  );
  const { onKeyDownCapture, ...naming } = writing.naming;
  const isOnline = useOnline();
  const closed = closedWhy(thread, locale);
  const Write = frame?.Write;
  const people = useNameable(thread);
  const send = () => {
    writing.send();
    if (around !== null) onNewest();
  };
  const write = {
    label: writing.label,
    onSend: send,
    quote: writing.quote,
    closed: closed || undefined,
  };
  return (
    <>
      {frame ? (
        <frame.Head room={room} talked={talked} onLeave={onLeave} />
      ) : (
        <ThreadHeadLine
          room={room}
          isOfEvent={isOfEvent}
          talked={talked}
          onLeave={onLeave}
          onLeft={onLeft}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a file that misses the field is meant for it */}
      <div className={css.body} {...(closed ? {} : dropped((files) => composerFiles.add(files)))}>
        <Conversation
          label={thread.title ?? "Conversation"}
          messages={messages}
          look={frame?.look ?? "bubbles"}
          reader={reader}
          fresh={fresh}
          older={{ state: room.older, load: () => void room.loadOlder() }}
          writing={writingWords(room.typing)}
          empty={
            frame?.empty ?? (
              <div className={css.note}>
                <EmptyState drawing="letters" level={2} title="Say hello">
                  {sayHello[thread.kind] ??
                    "Those who come read it on their own page, without an account."}
                </EmptyState>
              </div>
            )
          }
          acts={{
            retry: ({ id }: Message) => outbox.again(id),
            openPicture: ({ pictures }: Message, index) => setOpened(pictures?.[index]?.id),
            ...(closed ? {} : { reply: ({ id }: Message) => writing.reply(id) }),
            ...(thread.isClosed
              ? {}
              : {
                  react: (message: Message, sign: string) =>
                    void room.act("react", {
                      id: message.id,
                      sign,
                      on: !message.reactions?.some(({ id, isOwn }) => id === sign && isOwn),
                    }),
                  reactions: signs,
                }),
            menu: (message) => [...menu(message), ...(frame?.menu(message) ?? [])],
          }}
        />
      </div>
      {around !== null &&
        (stretch.hasNewer || stretch.messages.length < talked.messages.length) && (
          <p className={css.notNewest}>
            You are looking at older messages.{" "}
            <Button size="sm" variant="outline" onClick={onNewest}>
              Go to the newest
            </Button>
          </p>
        )}
      <output className={css.offline}>
        {!isOnline &&
          !closed &&
          "You are offline. What you write waits here and goes when you are back."}
      </output>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field inside */}
      <div
        className={frame?.isWithin ? css.footWithin : css.foot}
        onKeyDownCapture={onKeyDownCapture}
        onKeyDown={writing.onKeyDown}
      >
        {Write ? (
          <Write
            {...write}
            words={writing.words}
            onWordsChange={writing.setWords}
            files={writing.isEdit ? undefined : composerFiles}
            people={people}
            maxLength={longestPost}
            turned={writing.turned}
          />
        ) : (
          <>
            {naming.list.length > 0 && <Choices label={writing.label} {...naming} />}
            <Composer
              ref={field}
              {...write}
              value={writing.words.text}
              onValueChange={writing.setText}
              {...(writing.isEdit ? {} : { files: composerFiles })}
              maxLength={longest}
            />
          </>
        )}
      </div>
      <PhotoView
        label="Pictures of this conversation"
        photos={photosOf(messages)}
        openId={opened}
        onMove={({ id }) => setOpened(id)}
        onClose={() => setOpened(undefined)}
      />
      {reported !== null && (
        <ReportDialog
          messageId={reported}
          act={room.act}
          isPost={thread.kind === "topic"}
          onClose={() => setReported(null)}
        />
      )}
    </>
  );
}
