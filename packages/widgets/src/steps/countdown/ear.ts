import type { CountdownParts } from "@jubilee/ui/use-now";
import { told } from "../../format/told.ts";

/** `23 days, 4 hours and 12 minutes`; nothing in the last minute. */
export function distance({ days, hours, minutes }: CountdownParts, locale: string): string {
  const units = [
    ["day", days],
    ["hour", hours],
    ["minute", minutes],
  ] as const;
  const said = units
    .filter(([, value]) => value > 0)
    .map(([unit, value]) =>
      told([locale, unit, value, "long"], () =>
        new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value),
      ),
    );
  return new Intl.ListFormat(locale).format(said);
}
