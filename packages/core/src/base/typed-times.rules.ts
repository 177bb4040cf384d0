/**
 * Reads days and times as people write them, in the languages of calendars around the world:
 * `Fri 14 Aug 7pm`, `14.8.2027 19:00–22:00`, `8/14/2027 7:00 PM`, `2027年8月14日 19時`, `14 août 19h`.
 * What stands in a text beside them makes it none, so that nothing is lost unheard.
 */
import { calendarNames, type CalendarNames, spelled } from "./calendar-names.rules.ts";
import { findClocks } from "./typed-clocks.rules.ts";
import { findDay } from "./typed-days.rules.ts";
import type { FoundDay, TypedTime, TypingPlace } from "./typed-times.types.ts";

const dayMs = 86_400_000;
/** A dash, a dot or a number before a line of a list. */
const listMark = /^\s*(?:[-–—•*·▪]|\(?\d{1,2}[.)])\s+/;

/** `土曜の19時`: a weekday ends before it. */
const ofThatDay = /(?<=曜日?)の/;

/** Longer than any time is written. */
const longestLetters = 120;

const dayText = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The day that is meant where its year was left out: the next one. */
function fullDay({ year, month, day }: FoundDay, today: string): string {
  const at = (of: number) => dayText(Date.UTC(of, month - 1, day));
  if (year !== null) return at(year);
  const first = Number(today.slice(0, 4));
  // The 29th of February is in one year of four, or of eight.
  const years = Array.from({ length: 9 }, (_, on) => at(first + on));
  return years.find((one) => one >= today && Number(one.slice(8)) === day) ?? at(first);
}

/** A weekday's name in a text, and the text without it. */
function takeWeekday(text: string, { weekdays, patterns }: CalendarNames) {
  const name = patterns.weekday.exec(text);
  if (!name) return { days: null, rest: text };
  const rest = text.slice(0, name.index) + " " + text.slice(name.index + name[0].length);
  return { days: weekdays.get(name[0].replace(/\.$/, "")) ?? null, rest };
}

/** The next day that is one of these weekdays, today included. */
function nextWeekday(days: ReadonlySet<number>, today: string): string {
  const start = Date.parse(today);
  const on = Array.from({ length: 7 }, (_, at) => start + at * dayMs);
  return dayText(on.find((ms) => days.has(new Date(ms).getUTCDay())) ?? start);
}

/** A day with or without its clock, as it was typed; null for anything else. */
export function readTypedTime(typed: string, place: TypingPlace): TypedTime | null {
  if (typed.length > longestLetters) return null;
  const read = readLine(typed, place);
  return read ?? (listMark.test(typed) ? readLine(typed.replace(listMark, ""), place) : null);
}

function readLine(typed: string, place: TypingPlace): TypedTime | null {
  const names = calendarNames(place.locale);
  const text = spelled(typed).replace(ofThatDay, " ").trim();
  const dated = findDay(text, place, names);
  const { days, rest } = takeWeekday(dated?.rest ?? text, names);
  if (!dated && !days) return null;
  const clocks = findClocks(rest, names);
  if (clocks === null) return null;
  const day = dated ? fullDay(dated, place.today) : nextWeekday(days ?? new Set(), place.today);
  const wall = (minutes: number) =>
    new Date(Date.parse(day) + minutes * 60_000).toISOString().slice(0, 16);
  const isTimed = clocks !== "none";
  return {
    day,
    isUncertain: dated?.isUncertain ?? false,
    isOtherWeekday: days !== null && !days.has(new Date(day).getUTCDay()),
    startLocal: isTimed ? wall(clocks.start) : null,
    endLocal: isTimed && clocks.end !== null ? wall(clocks.end) : null,
  };
}
