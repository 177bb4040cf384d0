/**
 * Finds days and clocks among the words of a task. Unlike a field, a title is full of words that mean
 * a day somewhere: “do” is a Thursday in German, “out” October in Portuguese, 2.5 a day of May. So short
 * names count in the reader's own language and in English alone, and what could be a number needs a
 * clock or a word like “by” before it.
 */
import { calendarNames, namesOf, spelled } from "../base/calendar-names.rules.ts";
import { isJoining } from "../base/joining-words.rules.ts";
import { readTypedField } from "../base/typed-fields.rules.ts";
import { readTypedTime } from "../base/typed-times.rules.ts";
import type { TaskLinePart, TaskLinePlace, TypedWhen } from "./typed-task.types.ts";

const dayMs = 86_400_000;
/** The most words that a day and its clock are said in. */
const longestWords = 7;

interface Word {
  from: number;
  to: number;
  /** As `spelled` writes it, without a sign at its end. */
  plain: string;
}

const leads = new Set("by on due until till before at um am bis le el до".split(" "));
const starts = new Set("from starting starts beginning ab".split(" "));
const around = new Set(
  "in next this coming a an one two three day days week weeks month months noon after pm p.m am a.m".split(
    " ",
  ),
);
const clockEnds = new Set("uhr h hrs o'clock uur".split(" "));

const known = new Map<string, { own: Set<string>; near: Set<string> }>();

/** Names of days and months that a reader means by them, and words of near days. */
function meantBy(locale: string) {
  const kept = known.get(locale);
  if (kept) return kept;
  const names = calendarNames(locale);
  const isLong = (name: string) => name.length > 3 || !/^[\p{Script=Latin}]+$/u.test(name);
  const own = new Set(
    [locale, "en"].flatMap((language) =>
      (["weekday", "month"] as const).flatMap((type) =>
        namesOf(language, type).flatMap(([name]) => (name.length > 1 ? [name] : [])),
      ),
    ),
  );
  for (const name of [...names.weekdays.keys(), ...names.months.keys()]) {
    if (isLong(name) && !isJoining(name)) own.add(name);
  }
  const near = new Set(
    [...names.near.keys()].flatMap((name) => (isLong(name) ? name.split(" ") : [])),
  );
  const found = { own, near };
  known.set(locale, found);
  return found;
}

function wordsOf(source: string): Word[] {
  return [...source.matchAll(/\S+/g)].map((match) => {
    const text = match[0].replace(/(?<!\d)\.+$|[,;:!?)\]]+$/u, "");
    const opened = text.replace(/^[([]+/, "");
    const from = match.index + text.length - opened.length;
    return { from, to: match.index + text.length, plain: spelled(opened) };
  });
}

/** A single word that is a clock beyond doubt. */
const clearClock = /^(?:\d{1,2}:\d{2}(?:[ap]m)?|\d{1,2}(?:[:.]\d{2})?[ap]m)$/;
/** What is as well a number: `2.5`, `1/2`. */
const bareNumber = /^\d{1,2}(?:[.]\d{1,2}|\/\d{1,2})$/;

/** The words of a window read as a day, a moment, or from one to another. */
function readWindow(
  text: string,
  place: TaskLinePlace,
): { when: TypedWhen; start: TypedWhen | null; isOtherWeekday: boolean } | null {
  const today = place.now.slice(0, 10);
  const at = { locale: place.locale, dayFirst: place.dayFirst, today };
  const later = /^(?:the )?day after tomorrow\b/.exec(text);
  const typed = later
    ? text.replace(later[0], new Date(Date.parse(today) + 2 * dayMs).toISOString().slice(0, 10))
    : text;
  const read = readTypedField(typed, { ...at, kind: "date-time", known: "" });
  if ("value" in read) {
    const { value, isOtherWeekday } = read;
    return { when: { kind: "moment", at: value }, start: null, isOtherWeekday };
  }
  if (read.unread === "clock") {
    return { when: { kind: "day", day: read.part }, start: null, isOtherWeekday: false };
  }
  if (read.unread === "day" && clearClock.test(typed.replace(/\s/g, ""))) {
    const day =
      `${today}T${read.part}` > place.now
        ? today
        : new Date(Date.parse(today) + dayMs).toISOString().slice(0, 10);
    return {
      when: { kind: "moment", at: `${day}T${read.part}` },
      start: null,
      isOtherWeekday: false,
    };
  }
  const span = read.unread === "more" ? readTypedTime(typed, at) : null;
  if (!span?.startLocal || !span.endLocal) return null;
  return {
    when: { kind: "moment", at: span.endLocal },
    start: { kind: "moment", at: span.startLocal },
    isOtherWeekday: span.isOtherWeekday,
  };
}

/** The day before, of what is due before a day. */
function earlier(when: TypedWhen): TypedWhen {
  if (when.kind !== "day") return when;
  return { kind: "day", day: new Date(Date.parse(when.day) - dayMs).toISOString().slice(0, 10) };
}

export interface FoundDates {
  parts: TaskLinePart[];
  /** Where one piece says from when to when. */
  start: TypedWhen | null;
}

/** When a task begins and is due, by the words of its line outside of `taken`. */
export function findDates(
  source: string,
  taken: readonly { from: number; to: number }[],
  place: TaskLinePlace,
): FoundDates {
  const words = wordsOf(source);
  const { own, near } = meantBy(place.locale);
  const isTaken = ({ from, to }: Word) => taken.some((part) => from < part.to && to > part.from);
  const isFree = words.map((word) => !isTaken(word));
  const names = words.map(({ plain }) => plain.replace(/\.$/, ""));
  const isDated = words.map(({ plain }, index) => {
    const name = names[index] ?? "";
    if (!isFree[index]) return false;
    return (
      /\d/.test(plain) ||
      own.has(name) ||
      near.has(name) ||
      around.has(name) ||
      isJoining(name) ||
      clockEnds.has(name)
    );
  });
  /** Whether nothing but taken pieces stand after a word. */
  const isLast = (index: number) => !isFree.some((free, at) => free && at > index);
  const used = new Set<number>();
  const parts: TaskLinePart[] = [];
  let start: TypedWhen | null = null;

  const isFit = (first: number, last: number): boolean => {
    const [begin = "", end = ""] = [names[first], names[last]];
    const inside = isDated.slice(first, last + 1);
    if (
      inside.includes(false) ||
      Array.from({ length: last - first + 1 }, (_, at) => first + at).some((at) => used.has(at))
    )
      return false;
    if (isJoining(begin) && !own.has(begin)) return false;
    if (isJoining(end) && !clockEnds.has(end) && !own.has(end)) return false;
    if (["every", "each"].includes(names[first - 1] ?? "")) return false;
    const isLed = leads.has(names[first - 1] ?? "") || starts.has(names[first - 1] ?? "");
    if (first !== last) return true;
    const plain = words[first]?.plain ?? "";
    if (bareNumber.test(plain)) return isLed || (plain.includes("/") && isLast(last) && first > 0);
    // “sun cream” is no Sunday.
    return /\d/.test(plain) || begin.length > 4 || near.has(begin) || isLed || isLast(last);
  };
  for (let size = Math.min(longestWords, words.length); size > 0; size -= 1) {
    for (let first = words.length - size; first >= 0; first -= 1) {
      const last = first + size - 1;
      if (!isFit(first, last)) continue;
      const text = source.slice(words[first]?.from, words[last]?.to);
      const read = readWindow(spelled(text), place);
      if (!read) continue;
      const lead = isFree[first - 1] ? (names[first - 1] ?? "") : "";
      const kind = starts.has(lead) ? "start" : "due";
      if (parts.some((part) => part.kind === kind)) continue;
      const isLed = starts.has(lead) || leads.has(lead);
      const begin = isLed ? first - 1 : first;
      const when = lead === "before" ? earlier(read.when) : read.when;
      const span = { from: words[begin]?.from ?? 0, to: words[last]?.to ?? source.length };
      parts.push({ kind, when, isOtherWeekday: read.isOtherWeekday, ...span });
      start ??= read.start;
      for (let at = begin; at <= last; at += 1) used.add(at);
    }
  }
  return { parts, start };
}
