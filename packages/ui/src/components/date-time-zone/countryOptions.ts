import { zonesByCountry } from "./zonesByCountry.gen.ts";

/** Every country by its two letters, named and ordered in the reader's language. */
export function countryOptions(locale: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return Object.keys(zonesByCountry)
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}
