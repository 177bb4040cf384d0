import { mentionsOf } from "@jubilee/core/base/rich-text.rules";
import type { Talked } from "@jubilee/core/talk/conversation.rules";
import { createThreadsApi } from "@jubilee/core/talk/threads.api";
import type { ThreadFile, ThreadMember, ThreadMessage } from "@jubilee/core/talk/threads.types";
import { counted } from "@jubilee/core/base/words.rules";
import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { tellFailure } from "../../../page-kit/data/useWrite.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import type { TalkFiles } from "./files/talkFiles.ts";
import type { HeldFile } from "./files/talkFiles.types.ts";
import { talkKeys } from "../keys.ts";
import { useDrafts } from "./useDrafts.ts";
import { useNaming } from "./useNaming.ts";
import type { useOutbox } from "./useOutbox.ts";
import type { TalkedRoom } from "./useTalked.ts";
import { draftOf, noWords, sentOf, type Words, wordsOf, wordsOfDraft } from "./words.rules.ts";

interface WritingOf {
  talked: Talked;
  room: TalkedRoom;
  outbox: ReturnType<typeof useOutbox>;
  /** Where plain words are typed. */
  field: RefObject<HTMLTextAreaElement | null>;
  files: TalkFiles;
  /** Texts with form are written here, in an editor that brings names by itself. */
  hasForm: boolean;
}

/** A sign that one is writing is passed on this often. */
const signMs = 3000;
const mostNamed = 6;
const mentionAt = /(?:^|\s)@([^\s@]{0,30})$/u;

/** What a message shows of a file before the server tells it. */
const asSent = ({ id, name, mime, size, width, height }: HeldFile): ThreadFile => ({
  id,
  name,
  mime,
  size,
  ...(width !== undefined && height !== undefined ? { width, height } : {}),
});

/** What is being written: a draft that stays, an answer to a message, a change of one's own, names by @. */
export function useWriting({ talked, room, outbox, field, files, hasForm }: WritingOf) {
  const { thread, messages, members } = talked;
  const api = useApi(createThreadsApi);
  const drafts = useDrafts();
  const kept = () => wordsOfDraft(drafts.read(thread.id), hasForm);
  const [words, setWritten] = useState(kept);
  const { text } = words;
  const [answered, setAnswered] = useState<ThreadMessage | null>(null);
  const [edited, setEdited] = useState<ThreadMessage | null>(null);
  const [mentioned, setMentioned] = useState<readonly ThreadMember[]>([]);
  const [turned, setTurned] = useState(0);
  const signedAt = useRef(0);

  const asked = hasForm ? undefined : mentionAt.exec(text)?.[1];
  const { data: found } = useRead(
    talkKeys.people(thread.id, asked ?? ""),
    () => api.people(thread.id, asked ?? ""),
    { enabled: asked !== undefined },
  );
  const people =
    asked === undefined
      ? []
      : (found?.members ?? []).filter(({ id }) => id !== thread.me.id).slice(0, mostNamed);

  const setWords = (value: Words) => {
    setWritten(value);
    if (!edited) drafts.keep(thread.id, draftOf(value));
    if (value.text !== "" && Date.now() - signedAt.current > signMs) {
      signedAt.current = Date.now();
      void api.sign(thread.id, "typing");
    }
  };
  const setText = (value: string) => setWords({ text: value, rich: null });
  // A menu that closes gives the focus back to its button first.
  const turnToField = () =>
    requestAnimationFrame(() => {
      field.current?.focus();
      setTurned((times) => times + 1);
    });
  const find = (id: string) => messages.find((message) => message.id === id) ?? null;
  const leave = () => {
    setAnswered(null);
    setEdited(null);
    if (edited) setWritten(kept());
  };
  const edit = (id: string) => {
    const message = find(id);
    if (!message) return;
    setAnswered(null);
    setEdited(message);
    setWritten(wordsOf(message, hasForm));
    turnToField();
  };
  const change = async (id: string, sends: Words, mentions: readonly string[]) => {
    const result = await room.act("edit", { id, ...sentOf(sends), mentions });
    if (!result.ok) tellFailure(result.error);
  };
  const send = () => {
    const mentions = words.rich
      ? mentionsOf(words.rich)
      : [...mentioned.map(({ id }) => id), ...(edited?.mentions ?? [])];
    setMentioned([]);
    setAnswered(null);
    if (edited) {
      setEdited(null);
      setWritten(kept());
      void change(edited.id, words, mentions);
      return;
    }
    setWords(noWords(hasForm));
    const going = files.take(thread.id);
    outbox.add({
      threadId: thread.id,
      writtenAt: new Date().toISOString(),
      sends: {
        id: crypto.randomUUID(),
        ...sentOf(words),
        ...(answered ? { replyTo: answered.id } : {}),
        ...(mentions.length > 0 ? { mentions } : {}),
        ...(going.length > 0 ? { files: going.map(({ id }) => id) } : {}),
      },
      ...(going.length > 0 ? { files: going.map(asSent) } : {}),
      ...(answered
        ? { quote: { id: answered.id, authorId: answered.authorId, text: answered.text } }
        : {}),
    });
  };
  const quoted = edited ?? answered;
  const naming = useNaming(
    people,
    asked,
    (member) => {
      setMentioned((known) => [...known, member]);
      setText(text.replace(/@[^\s@]*$/u, `@${member.name} `));
      field.current?.focus();
    },
    field,
  );
  return {
    words,
    setWords,
    setText,
    send,
    /** Rises with each turn to the field, which takes the focus then. */
    turned,
    edit,
    reply: (id: string) => {
      setEdited(null);
      setAnswered(find(id));
      turnToField();
    },
    naming,
    label:
      thread.kind === "topic"
        ? "Your reply"
        : thread.kind === "task"
          ? "Your comment"
          : thread.kind === "person"
            ? `Message to ${thread.title ?? "this guest"}`
            : thread.people > 1
              ? `Message to ${counted(thread.people, "person", "people")}`
              : "Message to whoever joins",
    isEdit: edited !== null,
    quote: quoted
      ? {
          author: edited ? null : (members.get(quoted.authorId)?.name ?? "Somebody"),
          text: quoted.text,
          onLeave: leave,
        }
      : undefined,
    /** Arrow up in an empty field changes what one said last. */
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowUp" || text !== "" || event.target !== field.current) return;
      const last = messages.findLast(
        ({ authorId, state }) => authorId === thread.me.id && state === "sent",
      );
      if (!last) return;
      event.preventDefault();
      edit(last.id);
    },
  };
}
