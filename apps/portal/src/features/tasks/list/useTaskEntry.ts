import type { EventRecord } from "@jubilee/core/events/events.types";
import { toWallTime } from "@jubilee/core/base/time.rules";
import { labelsOf, longestTitle } from "@jubilee/core/tasks/tasks.rules";
import type { NewTask, TaskPerson, TaskRow } from "@jubilee/core/tasks/tasks.types";
import { unknownOwner } from "@jubilee/core/tasks/typed-task-marks.rules";
import { readTaskLine, readTaskLines } from "@jubilee/core/tasks/typed-task.rules";
import type { TaskLinePlace } from "@jubilee/core/tasks/typed-task.types";
import { newTaskOf } from "@jubilee/core/tasks/typed-when.rules";
import { useMemo, useRef, useState } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";

interface Entry {
  event: EventRecord | null;
  rows: readonly TaskRow[];
  people: readonly TaskPerson[];
  /** Answers with the id of what was added first, or null where it was refused. */
  onAdd: (inputs: readonly NewTask[]) => Promise<string | null>;
  onOpen: (id: string) => void;
}

/** So many are added in one call. */
const mostAtOnce = 200;

const isTooLong = ({ title }: { title: string }) => title.length > longestTitle;

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A line as it is typed: what it means, and how it becomes a task. */
export function useTaskEntry({ event, rows, people, onAdd, onOpen }: Entry) {
  const [text, setText] = useState("");
  const [plain, setPlain] = useState<readonly string[]>([]);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [waiting, setWaiting] = useState(0);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const [locale, nowMs] = [useLocale(), useNow()];
  const place = useMemo((): TaskLinePlace => {
    const zone = event?.timeZone ?? deviceZone();
    return {
      locale,
      now: toWallTime(new Date(nowMs).toISOString(), zone),
      eventDay: event?.startLocal.slice(0, 10) ?? null,
      people: people.filter(({ isGone }) => !isGone),
      me: people.find(({ isMe }) => isMe)?.id,
      labels: labelsOf(rows),
      plain,
    };
  }, [event, locale, nowMs, people, plain, rows]);
  const read = useMemo(() => readTaskLine(text, place), [text, place]);
  /** The line is free at once; what was typed goes one after the other, and comes back where it is refused. */
  const send = async (inputs: readonly NewTask[], words: string, opens: boolean): Promise<void> => {
    if (inputs.length === 0) return;
    setText("");
    setPlain([]);
    setWaiting((count) => count + 1);
    const added = before.current.then(() => onAdd(inputs));
    before.current = added.catch(() => null);
    let id: string | null = null;
    try {
      id = await added;
    } finally {
      setWaiting((count) => count - 1);
      if (id === null) setLeft((lines) => [...lines, words]);
    }
    if (id !== null && opens) onOpen(id);
  };
  const paste = (pasted: string): boolean => {
    const lines = readTaskLines(pasted, place).filter(({ title }) => title !== "");
    if (lines.length < 2) return false;
    // A name that is too long is left to be shortened, and keeps no other line from becoming a task.
    const tooLong = lines.filter(isTooLong);
    const fitting = lines.filter((line) => !isTooLong(line));
    setLeft((known) => [...known, ...tooLong.map(({ words }) => words)]);
    // A long list goes in parts, and what is refused of it comes back by itself.
    for (let from = 0; from < fitting.length; from += mostAtOnce) {
      const part = fitting.slice(from, from + mostAtOnce);
      void send(part.map(newTaskOf), part.map(({ words }) => words).join("\n"), false);
    }
    return true;
  };
  return {
    text,
    setText,
    read,
    /** `YYYY-MM-DD`, in the event's zone. */
    today: place.now.slice(0, 10),
    /** Those that there are. */
    labels: place.labels,
    isBusy: waiting > 0,
    /** Lines that were refused. */
    left,
    /** Takes one of them into the line again. */
    takeUp: (words: string) => {
      setLeft(left.filter((one) => one !== words));
      if (!paste(words)) setText(words);
    },
    /** Somebody named whom nobody knows, and for which event they could help. */
    stranger: useMemo(() => unknownOwner(text, read.parts), [read.parts, text]),
    eventId: event?.id ?? null,
    /** Takes a meaning away: the words stay words. */
    leave: (words: string) => setPlain([...plain, words]),
    add: (opens: boolean) =>
      send(read.title === "" || isTooLong(read) ? [] : [newTaskOf(read)], text, opens),
    /** Several lines become several tasks; whether they were. */
    paste,
  };
}
