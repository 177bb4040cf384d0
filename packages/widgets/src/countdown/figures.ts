import { told } from "../format/told.ts";

export type Unit = "day" | "hour" | "minute" | "second";

/** `07`, in a language's own digits. */
export function figure(value: number, locale: string): string {
  const digits = told([locale, 0], () =>
    new Intl.NumberFormat(locale, { useGrouping: false }).format(1234567890),
  );
  return String(value)
    .padStart(2, "0")
    .replace(/\d/g, (digit) => Array.from(digits).at(+digit - 1) ?? "");
}

/** `days`, or `day` beside a one: each of a language's plurals. */
export function unitName(value: number, unit: Unit, locale: string): string {
  // Rules of plurals, unlike formatters, are made in no time.
  return told([unit, locale, new Intl.PluralRules(locale).select(value)], () => {
    const style = { style: "unit", unit, unitDisplay: "long" } as const;
    const parts = new Intl.NumberFormat(locale, style).formatToParts(value);
    return parts.find(({ type }) => type === "unit")?.value ?? "";
  });
}
