import { zonesByCountry } from "./zonesByCountry.gen.ts";

/** Where a zone is. */
export interface PlaceOfZone {
  /** Its country in the reader's language. */
  country: string;
  /** The country in English and in its own language: "Germany Deutschland". */
  names: string;
  /** Where most people of the country live: found before its other zones. */
  isMain: boolean;
}

/** What a country is called in a language; its code where no browser knows. */
function namesIn(language: string | undefined): (country: string) => string {
  const names = new Intl.DisplayNames(language, { type: "region" });
  return (country) => names.of(country) ?? country;
}

/** Every zone's country, by the zone's name. */
export function placesOfZones(locale: string | undefined): ReadonlyMap<string, PlaceOfZone> {
  const [nameOf, english] = [namesIn(locale), namesIn("en")];
  const own = new Map<string, (country: string) => string>();
  return new Map(
    Object.entries(zonesByCountry).flatMap(([code, [main, others]]) => {
      const { language } = new Intl.Locale(`und-${code}`).maximize();
      const inOwn = own.get(language) ?? namesIn(language);
      own.set(language, inOwn);
      const place = { country: nameOf(code), names: `${english(code)} ${inOwn(code)}` };
      return [main, others].flatMap((zones, at) =>
        zones
          .split(" ")
          .filter(Boolean)
          .map((zone) => [zone, { ...place, isMain: at === 0 }] as const),
      );
    }),
  );
}
