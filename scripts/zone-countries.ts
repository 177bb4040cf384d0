/**
 * `node scripts/zone-countries.ts` writes which zones each country has, for the field that finds a
 * zone by its country: of all names that PostgreSQL or Node knows, by Unicode's table in Node.
 * Once a year at most: when a country gets another zone.
 */
import { writeFileSync } from "node:fs";
import { repositoryDir } from "@jubilee/backend/database/places";
import { openTestBackend } from "@jubilee/backend/database/test-backend";

/** Where most people of a country with several zones live: it is found first. */
const mainZones = new Set(
  [
    "America/Argentina/Buenos_Aires America/Buenos_Aires America/Guayaquil America/Mexico_City America/New_York",
    "America/Nuuk America/Godthab America/Santiago America/Sao_Paulo America/Toronto Africa/Kinshasa Asia/Almaty",
    "Asia/Gaza Asia/Jakarta Asia/Kuala_Lumpur Asia/Nicosia Asia/Shanghai Asia/Tashkent Asia/Ulaanbaatar",
    "Australia/Sydney Europe/Berlin Europe/Kiev Europe/Kyiv Europe/Lisbon Europe/London Europe/Madrid Europe/Moscow",
    "Pacific/Auckland Pacific/Majuro Pacific/Pohnpei Pacific/Ponape Pacific/Port_Moresby Pacific/Tahiti Pacific/Tarawa",
  ].flatMap((line) => line.split(" ")),
);

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
type Zoned = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };

function zonesOf(country: string): readonly string[] {
  const place: Zoned = new Intl.Locale(`und-${country}`);
  // An old code (Burma's) is told by its new one.
  return place.region === country ? (place.getTimeZones?.() ?? place.timeZones ?? []) : [];
}

/** Zones of one clock have one name here, whatever they are called. */
const nameOf = (zone: string) =>
  new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;

const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .map((country) => ({ country, zones: new Set(zonesOf(country).map(nameOf)) }))
  .filter(({ zones }) => zones.size > 0);

const backend = await openTestBackend();
const rows = await backend.query<{ name: string }>("select name from private.time_zones");
await backend.close();
const named = new Set([...rows.map(({ name }) => name), ...Intl.supportedValuesOf("timeZone")]);
const known = [...named].filter((zone) => zone.includes("/")).toSorted();

const lines = countries.map(({ country, zones }) => {
  const own = known.filter((zone) => zones.has(nameOf(zone)));
  const main = own.filter((zone) => mainZones.has(zone));
  const first = main.length > 0 ? main : own;
  const rest = own.filter((zone) => !first.includes(zone));
  return `  ${country}: ["${first.join(" ")}", "${rest.join(" ")}"],`;
});
writeFileSync(
  `${repositoryDir}packages/ui/src/components/date-time-zone/zonesByCountry.gen.ts`,
  [
    "// Written by `node scripts/zone-countries.ts`.",
    "",
    "/** The zones of each country by its code: where most people live, and the others. */",
    "export const zonesByCountry: Readonly<Record<string, readonly [main: string, others: string]>> = {",
    ...lines,
    "};",
    "",
  ].join("\n"),
);
