/**
 * “Next Friday”, “the Monday after next”, “in two weeks”, “every Monday” in the languages of the product,
 * as the days that they mean. Where a language names the week (来週の金曜日, 下周五, Freitag nächster
 * Woche) it is the day of that week, where it says the next such day (vendredi prochain, 次の金曜日) it is
 * that. What people mean differently is no day at all: a wrong one is worse than none.
 */
import { nextWays, type NextMeaning, type Way } from "./next-ways.rules.ts";

/** How often something comes again. */
export interface SaidRepeat {
  every: number;
  unit: "day" | "week" | "month" | "year";
}

interface Rule {
  means: NextMeaning;
  pattern: RegExp;
  /** What its groups hold, in their order. */
  groups: readonly ("W" | "N")[];
}

interface Read {
  way: Way;
  rules: readonly Rule[];
  weekdays: readonly (readonly [RegExp, number])[];
  another: RegExp;
}

const longestFirst = (words: readonly string[]) =>
  words.toSorted((one, other) => other.length - one.length).join("|");

function readOf(way: Way): Read {
  const weekday = `(?:${longestFirst(way.weekdays.map(([name]) => name))})\\.?`;
  const number = `\\d{1,2}|${longestFirst(Object.keys(way.numbers))}`;
  const [begin, end] = way.isDense ? ["", ""] : ["(?<![\\p{L}\\p{N}])", "(?![\\p{L}\\p{N}])"];
  const rules = (Object.entries(way.says) as [NextMeaning, string][]).map(
    ([means, source]): Rule => {
      const groups = (source.match(/[WN]/g) ?? []) as ("W" | "N")[];
      const filled = source.replaceAll(/[WN]/g, (mark) =>
        mark === "W" ? `(${weekday})` : `(${number})`,
      );
      const pattern = `${begin}(?:${filled})${way.after ?? ""}${end}`;
      return { means, groups, pattern: new RegExp(pattern, "gu") };
    },
  );
  return {
    way,
    rules,
    weekdays: way.weekdays.map(
      ([name, day]) => [new RegExp(`^(?:${name})\\.?$`, "u"), day] as const,
    ),
    another: new RegExp(`^s?\\s*(?:${way.and})\\s*(?:\\p{L}{1,3} )?${weekday}${end}`, "u"),
  };
}

let reads: readonly Read[] | null = null;

const dayMs = 86_400_000;
const dayText = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The first of seven days from an instant on that is a weekday. */
const firstFrom = (ms: number, weekday: number): string =>
  dayText(ms + ((weekday - new Date(ms).getUTCDay() + 7) % 7) * dayMs);

const plus = (day: string, days: number) => dayText(Date.parse(day) + days * dayMs);

/** The Monday of the week after a day's. */
export const nextMonday = (today: string): number =>
  Date.parse(today) + (7 - ((new Date(today).getUTCDay() + 6) % 7)) * dayMs;

/** The same day so many months on, or the last one of a month that is shorter. */
export function monthsAfter(today: string, months: number): string {
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayText(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}

interface Said {
  weekday: number | null;
  count: number;
}

/** The day that is meant; null where people mean different ones. */
function dayOf(means: NextMeaning, { weekday, count }: Said, today: string): string | null {
  const at = Date.parse(today);
  const inWeek = (weeks: number) =>
    weekday === null ? null : firstFrom(nextMonday(today) + (weeks - 1) * 7 * dayMs, weekday);
  const from = weekday === null ? null : firstFrom(at, weekday);
  switch (means) {
    case "nextWeek":
      return inWeek(1);
    case "afterNext":
      return inWeek(2);
    case "coming":
      return weekday === null ? null : firstFrom(at + dayMs, weekday);
    case "weeksOn":
      return from === null || from === today ? null : plus(from, 7 * count);
    case "inWeeksOn":
      return from !== null && inWeek(count) === plus(from, 7 * count) ? inWeek(count) : null;
    case "inTwoDays":
    case "inThreeDays":
      return plus(today, means === "inTwoDays" ? 2 : 3);
    case "inDays":
      return plus(today, count);
    case "week":
    case "weekAfter":
      return plus(today, means === "week" ? 7 : 14);
    case "inWeeks":
      return plus(today, 7 * count);
    case "month":
    case "monthAfter":
      return monthsAfter(today, means === "month" ? 1 : 2);
    case "inMonths":
      return monthsAfter(today, count);
    case "thisWeek":
    case "everyWeek":
    case "everyOtherWeek":
      return from;
    default:
      return means === "none" ? null : today;
  }
}

const units: Partial<Record<NextMeaning, SaidRepeat["unit"]>> = {
  everyWeek: "week",
  everyOtherWeek: "week",
  everyDays: "day",
  everyWeeks: "week",
  everyMonths: "month",
  everyYears: "year",
};

/** Such words in a text, where they stand, and the day that they mean. */
export interface NextWords {
  from: number;
  to: number;
  /** `YYYY-MM-DD`; null of a day that is not told for certain: nothing beside it is a day then. */
  day: string | null;
  /** Of what comes again: how often, and whether its first day is said. */
  repeat: SaidRepeat | null;
  hasDay: boolean;
}

interface Match {
  found: RegExpExecArray;
  rule: Rule;
  read: Read;
}

const endOf = ({ found }: Match) => found.index + found[0].length;

function said({ found, rule, read }: Match): Said {
  const next: Said = { weekday: null, count: 1 };
  for (const [index, kind] of rule.groups.entries()) {
    const word = found[index + 1];
    if (word === undefined) continue;
    if (kind === "N") next.count = read.way.numbers[word] ?? Number(word);
    else next.weekday = read.weekdays.find(([name]) => name.test(word))?.[1] ?? null;
  }
  return next;
}

/** The longest such words of a spelled text; null where there are none. `today` is `YYYY-MM-DD`. */
export function findNextWords(text: string, today: string): NextWords | null {
  reads ??= nextWays().map(readOf);
  const matches = reads
    .filter(({ way }) => way.hint.test(text))
    .flatMap((read) =>
      read.rules.flatMap((rule) =>
        [...text.matchAll(rule.pattern)].map((found): Match => ({ found, rule, read })),
      ),
    );
  const longer = (one: Match, other: Match) => other.found[0].length - one.found[0].length;
  const [best] = matches.filter(({ rule }) => rule.means !== "none").toSorted(longer);
  // What says that a day is another one than its name, or that there are two of them.
  const doubt = matches.find(
    (one) =>
      one.rule.means === "none" &&
      !(best && one.found.index >= best.found.index && endOf(one) <= endOf(best)),
  );
  const meant = doubt ?? best;
  if (!meant) return null;
  const { rule, read, found } = meant;
  const words = said(meant);
  const unit = units[rule.means];
  const isTwo = words.weekday !== null && read.another.test(text.slice(endOf(meant)));
  const every = rule.means === "everyOtherWeek" ? 2 : words.count;
  return {
    from: found.index,
    to: endOf(meant),
    day: isTwo ? null : dayOf(rule.means, words, today),
    repeat: unit === undefined ? null : { every, unit },
    hasDay: words.weekday !== null,
  };
}
