/**
 * Finds days and clocks among the words of a task. What could be a number needs a clock or a word like
 * “by” before it. A day and a clock that stand apart are one moment: “Friday call the band at 9am”.
 */
import { isJoining } from "../base/joining-words.rules.ts";
import { readTypedField } from "../base/typed-fields.rules.ts";
import { readTypedTime } from "../base/typed-times.rules.ts";
import { spelled } from "../base/calendar-names.rules.ts";
import { findNextWords } from "../base/next-words.rules.ts";
import { folded } from "./typed-task-marks.rules.ts";
import type { TaskLinePart, TaskLinePlace, TypedWhen } from "./typed-task.types.ts";
import {
  bareHour,
  bareNumber,
  clearClock,
  clockEnds,
  datedWords,
  dayAlone,
  dayEnds,
  hourLeads,
  leads,
  meantBy,
  nameOf,
  starts,
  type Phrase,
  wordsOf,
} from "./typed-task-words.rules.ts";

const dayMs = 86_400_000;
const halfDay = 12;
/** The most words that a day and its clock are said in. */
const longestWords = 7;

const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

interface Read {
  when: TypedWhen;
  start: TypedWhen | null;
  isOtherWeekday: boolean;
  /** A clock alone: its day is the next one that has it, if the line names none. */
  isClock: boolean;
}

const plainly = (when: TypedWhen): Read => ({
  when,
  start: null,
  isOtherWeekday: false,
  isClock: false,
});

/** “Today 5” in the afternoon is 17:00: a bare hour that has passed is not meant. */
function afterNow(value: string, text: string, now: string): string {
  const hour = Number(value.slice(11, 13));
  const isPast = value <= now && value.slice(0, 10) === now.slice(0, 10);
  if (!isPast || hour >= halfDay || !/(?:^|\s)\d{1,2}$/.test(text)) return value;
  return `${value.slice(0, 11)}${hour + halfDay}${value.slice(13)}`;
}

/** “Di 9.30” is no day of September. */
const dottedClock = /(?<=^\p{L}+\.? )([01]?\d|2[0-3])\.(1[3-9]|[2-5]\d)$/u;

/** From one clock to another, and certainly clocks: “9-11am”, “14:00–16:00”. */
const clockRange =
  /^(?=.*(?:[ap]m|:\d\d))\d{1,2}(?::\d\d)?\s?(?:[ap]m)?\s?[-–]\s?\d{1,2}(?::\d\d)?\s?(?:[ap]m)?$/;

/** The words of a window read as a day, a moment, or from one to another. */
function readWindow(text: string, place: TaskLinePlace): Read | null {
  const today = place.now.slice(0, 10);
  const at = { locale: place.locale, dayFirst: place.dayFirst, today };
  const afterTomorrow = /^(?:the )?day after tomorrow\b/.exec(text);
  const said = afterTomorrow ? text.replace(afterTomorrow[0], later(today, 2)) : text;
  const typed = said.replace(dottedClock, "$1:$2");
  const read = readTypedField(typed, { ...at, kind: "date-time", known: "" });
  if ("value" in read) {
    const moment = { kind: "moment", at: afterNow(read.value, typed, place.now) } as const;
    return { ...plainly(moment), isOtherWeekday: read.isOtherWeekday };
  }
  if (read.unread === "clock") {
    const isOtherWeekday = read.isOtherWeekday ?? false;
    return { ...plainly({ kind: "day", day: read.part }), isOtherWeekday };
  }
  if (read.unread === "day" && clearClock.test(typed.replace(/\s/g, ""))) {
    const day = `${today}T${read.part}` > place.now ? today : later(today, 1);
    return { ...plainly({ kind: "moment", at: `${day}T${read.part}` }), isClock: true };
  }
  if (clockRange.test(typed)) {
    const span = readTypedTime(`${today} ${typed}`, at);
    if (!span?.startLocal || !span.endLocal) return null;
    const by = span.startLocal > place.now ? 0 : 1;
    const onDay = (wall: string) =>
      ({ kind: "moment", at: `${later(wall.slice(0, 10), by)}${wall.slice(10)}` }) as const;
    return { ...plainly(onDay(span.endLocal)), start: onDay(span.startLocal), isClock: true };
  }
  const span = read.unread === "more" ? readTypedTime(typed, at) : null;
  if (!span?.startLocal || !span.endLocal) return null;
  return {
    ...plainly({ kind: "moment", at: span.endLocal }),
    start: { kind: "moment", at: span.startLocal },
    isOtherWeekday: span.isOtherWeekday,
  };
}

/** The day before, of what is due before a day. */
const earlier = (when: TypedWhen): TypedWhen =>
  when.kind === "day" ? { kind: "day", day: later(when.day, -1) } : when;

const dayOf = (when: TypedWhen): string | null =>
  when.kind === "day" ? when.day : when.kind === "moment" ? when.at.slice(0, 10) : null;

export interface FoundDates {
  parts: TaskLinePart[];
  /** Words that mean a day, and different ones to different people: nothing of the line is one. */
  doubt: { from: number; to: number } | null;
  /** Where one piece says from when to when. */
  start: TypedWhen | null;
}

interface Found extends Read {
  kind: "due" | "start";
  text: string;
  from: number;
  to: number;
}

/** What was found, where a day and a clock that stand apart are one moment. */
function joined(found: readonly Found[]): Found[] {
  const day = found.find(({ when }) => when.kind === "day");
  const clock = found.find(({ isClock }) => isClock);
  if (!day || !clock || day.when.kind !== "day" || clock.when.kind !== "moment") return [...found];
  const { day: on } = day.when;
  const onDay = (wall: string) => ({ kind: "moment", at: `${on}${wall.slice(10)}` }) as const;
  const when = onDay(clock.when.at);
  const start = clock.start?.kind === "moment" ? onDay(clock.start.at) : null;
  return found.map((one) =>
    one === day || one === clock ? { ...one, kind: day.kind, when, start } : one,
  );
}

/** What ends before it begins ends on the next such day: “from Monday until Thursday”. */
function afterStart(found: readonly Found[], place: TaskLinePlace): Found[] {
  const from = found.find(({ kind }) => kind === "start");
  const day = from && dayOf(from.when);
  if (!day) return [...found];
  return found.map((one) => {
    const ends = one.kind === "due" ? dayOf(one.when) : null;
    if (ends === null || ends >= day) return one;
    const next = readWindow(one.text, { ...place, now: `${day}T00:00` });
    return next ? { ...one, when: next.when } : one;
  });
}

/** “Next Friday”, “every Monday”, as one word: “来週の金曜日に花を注文”. */
function nextPhrase(source: string, { now }: TaskLinePlace) {
  const { text, at } = folded(source);
  const found = findNextWords(text, now.slice(0, 10));
  if (!found) return null;
  return { ...found, from: at[found.from] ?? 0, to: at[found.to] ?? source.length };
}

/** What comes again begins at the next such moment. */
function notOver(when: TypedWhen, isWeekday: boolean, now: string): TypedWhen {
  if (when.kind !== "moment" || when.at > now) return when;
  return {
    kind: "moment",
    at: `${later(when.at.slice(0, 10), isWeekday ? 7 : 1)}${when.at.slice(10)}`,
  };
}

/** When a task begins and is due, by the words of its line outside of `taken`. */
export function findDates(
  source: string,
  taken: readonly { from: number; to: number }[],
  place: TaskLinePlace,
): FoundDates {
  const said = nextPhrase(source, place);
  const isOpen = said !== null && !taken.some((one) => said.from < one.to && said.to > one.from);
  if (isOpen && said.day === null) return { parts: [], start: null, doubt: said };
  const phrase = isOpen && said.day !== null ? { ...said, plain: said.day } : null;
  const words = wordsOf(source, phrase);
  const meant = meantBy(place.locale);
  const isFree = words.map(({ from, to }) => !taken.some((one) => from < one.to && to > one.from));
  const names = words.map(({ plain }) => nameOf(plain));
  const isDated = datedWords(words, meant).map((dated, index) => dated && isFree[index] === true);
  /** Whether nothing but taken pieces stand after a word, or before it. */
  const isLast = (index: number) => !isFree.some((free, at) => free && at > index);
  const isFirst = (index: number) => !isFree.some((free, at) => free && at < index);
  const used = new Set<number>();
  const found: Found[] = [];
  const textOf = (first: number, last: number) => {
    const [from = 0, to = 0] = [words[first]?.from, words[last]?.to];
    if (!phrase || phrase.from < from || phrase.to > to) return spelled(source.slice(from, to));
    const around = [source.slice(from, phrase.from), source.slice(phrase.to, to)].map(spelled);
    return around.join(` ${phrase.plain} `).trim();
  };
  const isLed = (index: number) =>
    leads.has(names[index - 1] ?? "") || starts.has(names[index - 1] ?? "");

  const isRepeated = (index: number) => ["every", "each"].includes(names[index] ?? "");
  /** “Every Monday at 19:00” is not today at 19:00. */
  const repeats = isDated.some((dated, index) => dated && isRepeated(index - 1));

  const isFit = (first: number, last: number): boolean => {
    const [begin = "", end = ""] = [names[first], names[last]];
    for (let at = first; at <= last; at += 1) if (!isDated[at] || used.has(at)) return false;
    const next = names[first + 1] ?? "";
    const isOpening =
      (hourLeads.has(begin) && bareHour.test(next)) || (begin === "the" && dayAlone.test(next));
    if (isJoining(begin) && !meant.own.has(begin) && !isOpening) return false;
    if (isJoining(end) && !clockEnds.has(end) && !dayEnds.has(end) && !meant.own.has(end))
      return false;
    if (isRepeated(first - 1)) return false;
    const plain = words[last]?.plain ?? "";
    if (dayAlone.test(plain)) {
      // “The 2nd floor” and “our 30th” are no days.
      const isThe = begin === "the" && (isLed(first) || isFirst(first));
      const isDay = first < last && begin !== "the" && readWindow(textOf(first, last - 1), place);
      if (isThe ? !isLast(last) : !isDay) return false;
    }
    if (first !== last) {
      if (!bareHour.test(end) || isLast(last) || hourLeads.has(names[last - 1] ?? "")) return true;
      // “Friday 12 pizzas” is due on Friday; “May 5” is a day all the same.
      return readWindow(textOf(first, last - 1), place) === null;
    }
    if (bareNumber.test(plain)) {
      const isCertain = plain.split("/").some((number) => Number(number) > 12);
      return (
        isLed(first) ||
        (plain.includes("/") && (isFirst(first) ? isCertain && !isLast(last) : isLast(last)))
      );
    }
    // “sun cream” is no Sunday.
    return (
      /\d/.test(plain) || begin.length > 4 || meant.near.has(begin) || isLed(first) || isLast(last)
    );
  };
  const isKnown = (kind: Found["kind"], read: Read) =>
    found.some(
      (one) =>
        one.kind === kind &&
        !(read.isClock && one.when.kind === "day") &&
        !(one.isClock && read.when.kind === "day"),
    );
  for (let size = Math.min(longestWords, words.length); size > 0; size -= 1) {
    for (let first = words.length - size; first >= 0; first -= 1) {
      const last = first + size - 1;
      if (!isFit(first, last)) continue;
      const text = textOf(first, last);
      const read = readWindow(text, place);
      if (!read || (read.isClock && repeats)) continue;
      const lead = isFree[first - 1] ? (names[first - 1] ?? "") : "";
      const kind = starts.has(lead) ? "start" : "due";
      if (isKnown(kind, read)) continue;
      const begin = starts.has(lead) || leads.has(lead) ? first - 1 : first;
      const when = lead === "before" ? earlier(read.when) : read.when;
      const [from, to] = [words[begin]?.from ?? 0, words[last]?.to ?? source.length];
      found.push({ ...read, kind, when, text, from, to });
      for (let at = begin; at <= last; at += 1) used.add(at);
    }
  }
  const whole = joined(found);
  const start = whole.find((one) => one.start !== null)?.start ?? null;
  const { repeat, hasDay } = phrase ?? { repeat: null, hasDay: false };
  const ofPhrase = (one: Found) =>
    phrase !== null && one.from <= phrase.from && one.to >= phrase.to;
  const parts = afterStart(whole, place).map((one): TaskLinePart => {
    const { kind, when, isOtherWeekday, from, to } = one;
    if (kind === "start" || !repeat) return { kind, when, isOtherWeekday, from, to };
    return { kind, when: notOver(when, hasDay, place.now), isOtherWeekday, from, to, repeat };
  });
  // “Every Monday until 14 June” is more than a day that comes again.
  const isMore = repeat !== null && found.some((one) => ofPhrase(one) && !isDayOf(one, phrase));
  if (isMore || (repeat !== null && !found.some(ofPhrase)))
    return { parts: [], start: null, doubt: said };
  return { parts, start, doubt: null };
}

/** Whether what was found is the day of a phrase, and no span. */
const isDayOf = ({ kind, when, start, isOtherWeekday }: Found, phrase: Phrase | null): boolean =>
  kind === "due" && start === null && !isOtherWeekday && dayOf(when) === phrase?.plain;
