import { zonesByCountry } from "./zonesByCountry.gen.ts";

/** The code of the country that a zone is in; undefined for UTC and names that nobody knows. */
export function countryOfZone(zone: string): string | undefined {
  return Object.entries(zonesByCountry).find(([, [main, others]]) =>
    ` ${main} ${others} `.includes(` ${zone} `),
  )?.[0];
}
