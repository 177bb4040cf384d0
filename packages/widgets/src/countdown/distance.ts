import type { CountdownParts } from "@jubilee/ui/countdown";

export type Unit = "day" | "hour" | "minute" | "second";

const formatters = new Map<string, Intl.NumberFormat>();

/** Figures and units as a language has them: each of its plurals, and its own digits. */
function formatter(locale: string, unit?: Unit): Intl.NumberFormat {
  const key = locale + unit;
  const made =
    formatters.get(key) ??
    new Intl.NumberFormat(
      locale,
      unit
        ? { style: "unit", unit, unitDisplay: "long" }
        : { minimumIntegerDigits: 2, useGrouping: false },
    );
  formatters.set(key, made);
  return made;
}

/** `07`. */
export function figure(value: number, locale: string): string {
  return formatter(locale).format(value);
}

/** `days`, or `day` beside a one. */
export function unitName(value: number, unit: Unit, locale: string): string {
  const parts = formatter(locale, unit).formatToParts(value);
  return parts.find(({ type }) => type === "unit")?.value ?? "";
}

/** `23 days, 4 hours and 12 minutes`; nothing in the last minute. */
export function distance({ days, hours, minutes }: CountdownParts, locale: string): string {
  const units = [
    ["day", days],
    ["hour", hours],
    ["minute", minutes],
  ] as const;
  const said = units
    .filter(([, value]) => value > 0)
    .map(([unit, value]) => formatter(locale, unit).format(value));
  return new Intl.ListFormat(locale).format(said);
}
