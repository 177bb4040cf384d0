import type { Reader } from "./reader.types.ts";

const dayMs = 86_400_000;
/** No zone has ever been off by less in our time: within it an instant stays on its day. */
const quarterMs = 900_000;

/** Tells the day (`YYYY-MM-DD`) of instants in a zone; thousands in a row are asked once a quarter of an hour. */
export function dayReader(timeZone: string): (instant: string | number) => string {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const known = new Map<number, string>();
  return (instant) => {
    const at = typeof instant === "number" ? instant : Date.parse(instant);
    const quarter = Math.floor(at / quarterMs);
    const read = known.get(quarter);
    if (read !== undefined) return read;
    const day = format.format(quarter * quarterMs);
    known.set(quarter, day);
    return day;
  };
}

const begun = (text: string, locale: string) =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);

/** Says days as one would: "Today", "Yesterday", "Friday", "Wed 12 May", with the year where it is another. */
export function dayNamer({ locale, today }: Pick<Reader, "locale" | "today">) {
  const near = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const inZone = { timeZone: "UTC" } as const;
  const date = { ...inZone, weekday: "short", day: "numeric", month: "short" } as const;
  const weekday = new Intl.DateTimeFormat(locale, { ...inZone, weekday: "long" });
  const thisYear = new Intl.DateTimeFormat(locale, date);
  const anyYear = new Intl.DateTimeFormat(locale, { ...date, year: "numeric" });
  return (day: string): string => {
    const past = Math.round((Date.parse(today) - Date.parse(day)) / dayMs);
    if (past === 0 || past === 1) return begun(near.format(-past, "day"), locale);
    const isThisYear = day.slice(0, 4) === today.slice(0, 4);
    const format = past > 0 && past < 7 ? weekday : isThisYear ? thisYear : anyYear;
    return begun(format.format(Date.parse(day)), locale);
  };
}

/**
 * How a locale writes a clock, alone as beside a day: `09:00` or `9:00`. Asked for an hour alone, `Intl`
 * drops the nought that the locale's own short time has.
 */
export function clockFields(locale: string | undefined) {
  const short = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" });
  const nine = short.formatToParts(Date.UTC(2000, 0, 1, 9)).find(({ type }) => type === "hour");
  return { hour: nine?.value.length === 2 ? "2-digit" : "numeric", minute: "2-digit" } as const;
}

/** Writes the clock of instants: "14:02". */
export function clockWriter({ locale, timeZone }: Pick<Reader, "locale" | "timeZone">) {
  const format = new Intl.DateTimeFormat(locale, { timeZone, ...clockFields(locale) });
  return (instant: string) => format.format(Date.parse(instant));
}
