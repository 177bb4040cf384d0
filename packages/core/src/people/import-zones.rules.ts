import { namedIn, plain } from "./import-languages.rules.ts";

/** The regions of ISO 3166 whose names a list may hold; the lists call them in any of `namedIn`. */
const regions =
  "AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW".split(
    " ",
  );
/** How the zones of a region are asked, by engines of different age. */
type RegionZones = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };

let byName: ReadonlyMap<string, string> | null = null;

function regionsByName(): ReadonlyMap<string, string> {
  byName ??= new Map([
    ...namedIn.flatMap((tag) => {
      const names = new Intl.DisplayNames([tag], { type: "region" });
      return regions.map((code): [string, string] => [plain(names.of(code) ?? code), code]);
    }),
    ...regions.map((code): [string, string] => [code.toLowerCase(), code]),
    ["uk", "GB"],
    ["england", "GB"],
    ["scotland", "GB"],
    ["usa", "US"],
  ]);
  return byName;
}

/** What a zone's clock shows on a day of winter and on one of summer. */
function clockOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  return [0, 6].map((month) => format.format(Date.UTC(2026, month, 15))).join(" ");
}

/** `Europe/Berlin` or `america/new york` as the zone's IANA name; null for what is no place's clock. */
export function readTimeZone(text: string): string | null {
  const name = text.trim().replaceAll(/\s+/g, "_");
  if (!name.includes("/") && name.toUpperCase() !== "UTC") return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/**
 * The clock of a country, called by its code or its name; null where clocks differ inside of it
 * (the United States, Spain with its islands) and for what is no country.
 */
export function timeZoneOf(country: string): string | null {
  const region = regionsByName().get(plain(country));
  if (!region) return null;
  const place: RegionZones = new Intl.Locale(`und-${region}`);
  const zones = place.getTimeZones?.() ?? place.timeZones ?? [];
  const clocks = new Set(zones.map(clockOf));
  return clocks.size === 1 ? (zones[0] ?? null) : null;
}
