import { isJoining } from "./joining-words.rules.ts";
import { formatterOf } from "./time.rules.ts";

/** Languages whose names of months and weekdays are understood beside the reader's own. */
const languages =
  "en de fr es pt it nl tr pl sv da nb fi cs hu ro el ru uk ar hi id ja zh zh-TW ko".split(" ");

/** By a name as `spelled` writes it. */
export interface CalendarNames {
  /** From 1. */
  months: ReadonlyMap<string, number>;
  /** From 0, Sunday; one name may be two days' in two languages. */
  weekdays: ReadonlyMap<string, ReadonlySet<number>>;
  /** Before noon and after. */
  halves: ReadonlyMap<string, "am" | "pm">;
  /** How many days from today: today, tomorrow. */
  near: ReadonlyMap<string, number>;
  /** What finds them in a text. */
  patterns: Record<"month" | "weekday" | "near" | "clock", RegExp>;
}

/** Names in a pattern, the longest first. */
const anyOf = (names: Iterable<string>): string =>
  [...names]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .join("|");

const asWord = (names: string) => `(?<!\\p{L})(?:${names})(?!\\p{L})`;

function patternsOf({ months, weekdays, halves, near }: Omit<CalendarNames, "patterns">) {
  const words = (names: Iterable<string>) => anyOf([...names].filter((name) => !isJoining(name)));
  const half = `am|${words(halves.keys())}`;
  return {
    month: new RegExp(asWord(anyOf(months.keys())), "gu"),
    weekday: new RegExp(`${asWord(words(weekdays.keys()))}\\.?`, "u"),
    near: new RegExp(asWord(anyOf(near.keys())), "u"),
    clock: new RegExp(
      [
        `(?:(?<before>${half})\\s*)?(?<![\\d:])(?<hours>\\d{1,2})`,
        "(?:\\s*(?<mark>[:h時时點点시])\\s*(?:(?<minutes>\\d{2}|半)(?::\\d{2})?\\s*[分분]?)?",
        "|\\.(?<dotted>\\d{2}))?(?!\\d)",
        `\\s*(?<after>(?:${half}|uhr|hrs|h|uur)(?!\\p{L}))?`,
      ].join(""),
      "gu",
    ),
  };
}

/** Text without case, accents and other digits than 0 to 9. */
export function spelled(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u200e\u200f]/g, "")
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ı", "i")
    .replaceAll(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit)));
}

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Digits of a script stand in a row that begins with its zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return value;
}

const clock = { hour: "numeric", hourCycle: "h12", timeZone: "UTC" } as const;
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const known = new Map<string, CalendarNames>();

/** How months, weekdays, halves of the day and near days are called: in a locale first, then in other languages. */
export function calendarNames(locale: string): CalendarNames {
  const kept = known.get(locale);
  if (kept) return kept;
  const [months, weekdays] = [new Map<string, number>(), new Map<string, Set<number>>()];
  const [halves, near] = [new Map<string, "am" | "pm">(), new Map<string, number>()];
  for (const language of [locale, ...languages]) {
    for (const [name, at] of namesOf(language, "month")) {
      if (!months.has(name)) months.set(name, at + 1);
    }
    for (const [name, at] of namesOf(language, "weekday")) {
      weekdays.set(name, (weekdays.get(name) ?? new Set()).add(at));
    }
    // Some name more parts of the day than its halves.
    for (const hour of hours) {
      const name = partOf(language, clock, "dayPeriod", Date.UTC(2027, 0, 1, hour));
      if (name !== "" && !halves.has(name)) halves.set(name, hour < 12 ? "am" : "pm");
    }
    const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
    for (const days of [0, 1, 2]) {
      const name = spelled(words.format(days, "day"));
      if (!/\d/.test(name) && !near.has(name)) near.set(name, days);
    }
  }
  for (const [name, at] of shortJapanese()) weekdays.set(name, new Set([at]));
  for (const name of ["tmrw", "tmr"]) near.set(name, 1);
  const all = { months, weekdays, halves, near };
  const names = { ...all, patterns: patternsOf(all) };
  known.set(locale, names);
  return names;
}

function partOf(
  language: string,
  options: Intl.DateTimeFormatOptions,
  type: "month" | "weekday" | "dayPeriod",
  at: number,
): string {
  const of = formatterOf(`${language}-u-ca-gregory-nu-latn`, options);
  const name = of.formatToParts(at).find((part) => part.type === type)?.value ?? "";
  return spelled(name).replaceAll(/[.\s]/g, "");
}

/** `土曜` for `土曜日`: what is mostly written, and no formatter's word. */
const shortJapanese = () =>
  namesOf("ja", "weekday").flatMap(([name, at]): [string, number][] =>
    name.endsWith("曜日") ? [[name.slice(0, -1), at]] : [],
  );

/** Names, short ones, and the beginnings that only one of them has: `sept`, `thurs`. */
export function namesOf(language: string, type: "month" | "weekday"): [string, number][] {
  const count = type === "month" ? 12 : 7;
  const dated = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  const names = Array.from({ length: count }, (_, at): [string, number][] => {
    // The third of January 2027 is a Sunday.
    const instant = type === "month" ? Date.UTC(2027, at, 15) : Date.UTC(2027, 0, 3 + at);
    return (["long", "short"] as const).flatMap((style) => [
      [partOf(language, { [type]: style, timeZone: "UTC" }, type, instant), at],
      // Beside a day some languages write a month otherwise.
      [partOf(language, { ...dated, [type]: style }, type, instant), at],
    ]);
  }).flat();
  const whole = names.filter(
    ([name]) => !/^[\p{Script=Latin}\p{Script=Cyrillic}]?$|\d/u.test(name),
  );
  const begun = whole.flatMap(([name, at]) =>
    [3, 4, 5]
      .filter((length) => length < name.length)
      .map((length): [string, number] => [name.slice(0, length), at]),
  );
  const isOne = ([begin, at]: [string, number]) =>
    whole.every(([name, other]) => other === at || !name.startsWith(begin));
  return [...whole, ...begun.filter(isOne)];
}
