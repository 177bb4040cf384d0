/** A country and the zones of its clocks, by the names its reader knows. */
export type Country = readonly [name: string, zones: readonly string[]];

/** Newer than the types of the language. */
interface WithZones {
  getTimeZones?: () => readonly string[] | undefined;
}

const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

/**
 * All zones by country, in the reader's language and order; under parts of the world's ids where a
 * browser does not know which country has which zones.
 */
export function zonesByCountry(locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  const left = new Set(Intl.supportedValuesOf?.("timeZone"));
  const countries = new Map<string, string[]>();
  const add = (name: string, zone: string) => {
    if (left.delete(zone)) countries.set(name, [...(countries.get(name) ?? []), zone]);
  };
  for (const code of letters.flatMap((one) => letters.map((other) => one + other))) {
    const name = names.of(code);
    if (!name) continue;
    const country = new Intl.Locale(`und-${code}`) as Intl.Locale & WithZones;
    for (const zone of country.getTimeZones?.() ?? []) add(name, zone);
  }
  for (const zone of left) add(zone.replace(/\/.*/, ""), zone);
  const { compare } = new Intl.Collator(locale);
  return [...countries].toSorted(([one], [other]) => compare(one, other));
}
