/**
 * Reads what is typed into a field for a day, a clock or both. Beside what `readTypedTime` reads it
 * knows what is near (`next fri`, `in 2 weeks`, `7pm` of the day that the field has): a field says at
 * once what it understood, so a word that people mean differently loses nobody a date.
 */
import { calendarNames, spelled, type CalendarNames } from "./calendar-names.rules.ts";
import { findNextWords, monthsAfter, nextMonday } from "./next-words.rules.ts";
import { findClocks } from "./typed-clocks.rules.ts";
import type { FieldPlace, FieldReading } from "./typed-fields.types.ts";
import { readTypedTime } from "./typed-times.rules.ts";

const dayMs = 86_400_000;
const dayText = (ms: number) => new Date(ms).toISOString().slice(0, 10);

const counts = new Map([
  ["a", 1],
  ["an", 1],
  ["one", 1],
  ["two", 2],
  ["three", 3],
]);
const distance =
  /\b(?:in\s+(a|an|one|two|three|\d{1,3})\s+(day|week|month)s?|next\s+(week|month))\b/;
const nextWord = /\bnext\s+(?=\p{L})/u;
const nearWord = /\b(?:this|coming)\s+(?=\p{L})/u;

/** That weekday of the week after this one; weeks begin on Monday. */
function inNextWeek(days: ReadonlySet<number>, today: string): string {
  const monday = nextMonday(today);
  const week = Array.from({ length: 7 }, (_, on) => monday + on * dayMs);
  return dayText(week.find((ms) => days.has(new Date(ms).getUTCDay())) ?? monday);
}

/** Words of distance as the day that they mean. */
function withDays(text: string, today: string, { weekdays, patterns }: CalendarNames): string {
  const words = findNextWords(text, today);
  // A day that people mean differently is none, and a field holds one day.
  if (words && (words.day === null || words.repeat)) return "";
  if (words) return `${text.slice(0, words.from)} ${words.day} ${text.slice(words.to)}`.trim();
  const far = distance.exec(text);
  if (far) {
    const [whole, many = "", unit, next] = far;
    const count = next ? 1 : (counts.get(many) ?? Number(many));
    const days = (unit ?? next) === "week" ? 7 * count : count;
    const isMonths = (unit ?? next) === "month";
    const day = isMonths ? monthsAfter(today, count) : dayText(Date.parse(today) + days * dayMs);
    return text.replace(whole, ` ${day} `);
  }
  const next = nextWord.exec(text);
  const after = next && text.slice(next.index + next[0].length);
  const name = after ? patterns.weekday.exec(after) : null;
  const days = name?.index === 0 ? weekdays.get(name[0].replace(/\.$/, "")) : undefined;
  if (!next || !name || !after || !days) return text.replace(nearWord, "");
  const rest = after.slice(name[0].length);
  return `${text.slice(0, next.index)} ${inNextWeek(days, today)} ${rest}`;
}

/** The fourteenth, whichever month has it next: `the 14th`, `14日`. */
const dayAlone = /(?<![\p{L}\d])(?:the\s+)?(\d{1,2})\s*(?:st|nd|rd|th|[日일号])(?![\p{L}\d])/u;

/** A day of which no month is said as the next one that is called so. */
function withDayOfMonth(text: string, today: string): string {
  const match = dayAlone.exec(text);
  const wanted = match?.[1]?.padStart(2, "0");
  if (!match || wanted === undefined) return text;
  const from = Date.parse(today);
  const days = Array.from({ length: 62 }, (_, on) => dayText(from + on * dayMs));
  const day = days.find((one) => one.endsWith(`-${wanted}`));
  return day === undefined ? text : text.replace(match[0], ` ${day} `);
}

const lastHour = /(?<=\S\s+)(?:(?:at|um|a|à|as|om|kl)\s+)?([01]?\d|2[0-3])$/;
const firstHour = /^(?:at|um|om|kl)\s+([01]?\d|2[0-3])(?=\s)/;

/** A number where a clock would stand, as one: `tomorrow 9`, `at 9 on friday`. */
const withHour = (text: string): string =>
  text.replace(lastHour, " $1:00").replace(firstHour, "$1:00");

/** `tomorrow noon`, `明日 正午` */
const noon = /\bnoon\b|正午/;

const wall = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);

/** `7`, `19`, `730`, `1930`: a clock where nothing else is asked. */
const bare = /^(\d{1,2}?)(\d{2})?$/;

function readClock(text: string, names: CalendarNames, isAlone: boolean): FieldReading {
  const said = text.replace(noon, " 12:00");
  const plain = isAlone ? bare.exec(said) : null;
  const minutes = plain ? Number(plain[1]) * 60 + Number(plain[2] ?? 0) : NaN;
  if (plain && minutes < 1440 && Number(plain[2] ?? 0) < 60) {
    return { value: wall(minutes), isOtherWeekday: false };
  }
  const clocks = findClocks(said, names);
  if (clocks === null || clocks === "none") return { unread: "nothing", part: "" };
  if (clocks.end !== null) return { unread: "more", part: "" };
  return { value: wall(clocks.start), isOtherWeekday: false };
}

/** What a field for a day, a clock or both makes of what was typed into it. */
export function readTypedField(typed: string, place: FieldPlace): FieldReading {
  const { kind, known, today, locale } = place;
  const names = calendarNames(locale);
  const text = spelled(typed).trim();
  if (kind === "time") return readClock(text, names, true);
  const near = withDays(text, today, names).replace(noon, " 12:00");
  const dated = withDayOfMonth(near, today);
  const time =
    readTypedTime(near, place) ??
    readTypedTime(dated, place) ??
    (kind === "date-time" ? readTypedTime(withHour(dated), place) : null);
  const knownDay = /^\d{4}-\d{2}-\d{2}/.exec(known)?.[0];
  const knownClock = /\d{2}:\d{2}$/.exec(known)?.[0];
  if (!time) {
    const clock = kind === "date" ? null : readClock(text, names, false);
    if (!clock || "unread" in clock) return clock ?? { unread: "nothing", part: "" };
    return knownDay === undefined
      ? { unread: "day", part: clock.value }
      : { value: `${knownDay}T${clock.value}`, isOtherWeekday: false };
  }
  const { day, startLocal, endLocal, isOtherWeekday } = time;
  if (endLocal !== null || (kind === "date" && startLocal !== null)) {
    return { unread: "more", part: day };
  }
  if (kind === "date") return { value: day, isOtherWeekday };
  if (startLocal !== null) return { value: startLocal, isOtherWeekday };
  return knownClock === undefined
    ? { unread: "clock", part: day, ...(isOtherWeekday ? { isOtherWeekday } : {}) }
    : { value: `${day}T${knownClock}`, isOtherWeekday };
}
