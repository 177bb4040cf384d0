import { daysAfter, brokenLimit } from "./writtenDate.ts";
import type { DateLimits } from "./typed.types.ts";

export interface QuickDay {
  label: string;
  day: string;
}

const begun = (text: string, locale: string) =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);

/** Today, tomorrow, Monday and in two weeks, in the words of the locale; what is out of the limits is not offered. */
export function quickDays(today: string, locale: string, limits: DateLimits): QuickDay[] {
  const near = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  const monday = daysAfter(today, 7 - ((new Date(today).getUTCDay() + 6) % 7));
  const all = [
    { label: near.format(0, "day"), day: today },
    { label: near.format(1, "day"), day: daysAfter(today, 1) },
    { label: weekday.format(Date.parse(monday)), day: monday },
    { label: near.format(2, "week"), day: daysAfter(today, 14) },
  ];
  return all
    .filter(({ day }, at) => all.findIndex((one) => one.day === day) === at)
    .filter(({ day }) => brokenLimit(day, limits) === undefined)
    .map(({ label, day }) => ({ label: begun(label, locale), day }));
}
