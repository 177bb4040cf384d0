import { type CalendarNames } from "./calendar-names.rules.ts";
import { formatterOf } from "./time.rules.ts";
import type { FoundDay, TypingPlace } from "./typed-times.types.ts";

const dayMs = 86_400_000;

const isDay = (year: number, month: number, day: number) =>
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;

/** Before it no clock is known to a zone. */
const firstYear = 1900;
/** A leap year, in which each day of a calendar is one. */
const anyYear = 2028;

const fullYear = (year: string | undefined): number | null =>
  year === undefined ? null : Number(year.length === 2 ? `20${year}` : year);

function found(
  text: string,
  match: RegExpExecArray | { index: number; 0: string },
  [year, month, day]: [number | null, number, number],
  isUncertain = false,
): FoundDay | null {
  if (year !== null && year < firstYear) return null;
  if (!isDay(year ?? anyYear, month, day)) return null;
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
  return { year, month, day, isUncertain, rest };
}

/** `2027-08-14`, `2027/8/14`, `2027年8月14日`, `2027년 8월 14일` */
const yearFirst =
  /(?<!\d)(\d{4})\s*[-/.年년]\s*(\d{1,2})\s*[-/.月월]\s*(\d{1,2})(?:\s*[日일号]|\.)?(?!\d)t?/;
/** `8月14日` */
const monthMark = /(?<!\d)(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일号]/;
/** `14.8.2027`, `8/14/27`, `14-08-2027` */
const withYear = /(?<!\d)(\d{1,2})\s*([./-])\s*(\d{1,2})\s*\2(?:\s*(\d{4})|(\d{2}))(?![\d:])/;
/** `14.8.`, `14/8` */
const withoutYear = /(?<![\d:.])(\d{1,2})\s*(?:\.\s*(\d{1,2})\.|\/\s*(\d{1,2}))(?![\d:])/;
const bareDot = /(?<![\d:.])(\d{1,2})\.(\d{1,2})(?![\d:.])/;

/** Whether a locale writes the day before the month. */
export function isDayFirst(locale: string): boolean {
  const types = formatterOf(locale, { day: "numeric", month: "numeric" })
    .formatToParts(0)
    .map(({ type }) => type);
  return types.indexOf("day") < types.indexOf("month");
}

function byNumbers(text: string, { locale, dayFirst }: TypingPlace): FoundDay | null {
  const full = yearFirst.exec(text);
  if (full) return found(text, full, [Number(full[1]), Number(full[2]), Number(full[3])]);
  const marked = monthMark.exec(text);
  if (marked) return found(text, marked, [null, Number(marked[1]), Number(marked[2])]);
  const isFirst = dayFirst ?? isDayFirst(locale);
  const ordered = (match: RegExpExecArray, one: number, other: number, year: number | null) => {
    const isUncertain = one !== other && one <= 12 && other <= 12;
    const comesFirst = one > 12 || (isUncertain && isFirst);
    const [day, month] = comesFirst ? [one, other] : [other, one];
    return found(text, match, [year, month, day], isUncertain);
  };
  const dated = withYear.exec(text);
  if (dated)
    return ordered(dated, Number(dated[1]), Number(dated[3]), fullYear(dated[4] ?? dated[5]));
  const short = withoutYear.exec(text) ?? bareDot.exec(text);
  return short && ordered(short, Number(short[1]), Number(short[2] ?? short[3]), null);
}

const dayBefore = /(?<!\d)(\d{1,2})\s*(?:st|nd|rd|th|er|[ºª.])?\s*(?:de|of|di|da)?[\s-]*$/;
const yearAfter =
  /^[.]?(?:\s*,?\s*(?:de|del|of)?\s*(\d{4})(?![\d:])|-(\d{4}|\d{2})(?!\d)|\s*['’](\d{2})(?!\d))/;
const dayAfter =
  /^[.]?\s*(\d{1,2})(?:st|nd|rd|th|\.)?(?!\d|\s*(?::|h\b|am\b|pm\b|[時时]))(?:,?\s*(\d{4})(?![\d:]))?/;
const yearBefore = /(?<!\d)(\d{4})[\s.,-]*$/;

/** `14 August 2027`, `Aug 14th`, `14 de agosto` */
function byName(text: string, { months, weekdays, patterns }: CalendarNames): FoundDay | null {
  const days = [...text.matchAll(patterns.month)].flatMap((match) => {
    const [name, at] = [match[0], match.index];
    const month = months.get(name) ?? 0;
    const [before, after] = [text.slice(0, at), text.slice(at + name.length)];
    const [first, year] = [dayBefore.exec(before), yearAfter.exec(after)];
    const span = (from: number, length: number) => ({
      index: from,
      0: text.slice(from, at + name.length + length),
    });
    const given = fullYear(year?.[1] ?? year?.[2] ?? year?.[3]);
    const next = dayAfter.exec(after);
    const earlier = yearBefore.exec(before);
    const day = first
      ? found(text, span(first.index, year?.[0].length ?? 0), [given, month, Number(first[1])])
      : next &&
        found(text, span(earlier?.index ?? at, next[0].length), [
          fullYear(next[2] ?? earlier?.[1]),
          month,
          Number(next[1]),
        ]);
    return day ? [{ day, isWeekday: weekdays.has(name) }] : [];
  });
  // Tuesday is “mar” to some, and March to others.
  const [best] = days.toSorted((one, other) => Number(one.isWeekday) - Number(other.isWeekday));
  return best?.day ?? null;
}

/** `today`, `tomorrow` */
function byNearness(
  text: string,
  today: string,
  { near, patterns }: CalendarNames,
): FoundDay | null {
  const match = patterns.near.exec(text);
  if (!match) return null;
  const at = new Date(Date.parse(today) + (near.get(match[0]) ?? 0) * dayMs);
  return found(text, match, [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()]);
}

/** The day that a text, as `spelled` writes it, names by its date; null where it names none. */
export function findDay(text: string, place: TypingPlace, names: CalendarNames): FoundDay | null {
  return byName(text, names) ?? byNumbers(text, place) ?? byNearness(text, place.today, names);
}
