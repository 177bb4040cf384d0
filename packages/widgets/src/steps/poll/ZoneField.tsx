import { clockPlace } from "@jubilee/core/base/zone-place.rules";
import { useEffect, useState } from "react";
import { type Country, zonesByCountry } from "../../format/zones-by-country.ts";
import { zoneField } from "../../styles/poll-dates.css.ts";

interface Props {
  label: string;
  locale: string;
  /** The zones of those who take part, which stand first. */
  known: readonly string[];
  value: string;
  onValue: (timeZone: string) => void;
}

/** Whose clock the times are shown on: a country and, where it has several clocks, a city of it. */
export function ZoneField({ label, locale, known, value, onValue }: Props) {
  const [countries, setCountries] = useState<readonly Country[]>([]);
  // All countries take a phone a while to name, and hardly anybody opens the list.
  useEffect(() => {
    const timer = setTimeout(() => setCountries(zonesByCountry(locale)), 300);
    return () => clearTimeout(timer);
  }, [locale]);
  const first = [...new Set([...known, value])];
  const options = [
    ...first.map((zone) => [zone, clockPlace(zone, locale)] as const),
    ...countries.flatMap(([country, zones]) =>
      zones.map((zone) => [zone, placeIn(country, zone, zones.length)] as const),
    ),
  ].filter(([zone], at) => at < first.length || !first.includes(zone));
  return (
    <label className={zoneField}>
      <span aria-hidden="true">{label}</span>
      <select
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      >
        {options.map(([zone, place]) => (
          <option key={zone} value={zone}>
            {place}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Begins with the country, by which who types finds it: `Japan`, `Brazil – Sao Paulo`. */
function placeIn(country: string, zone: string, zones: number): string {
  return zones === 1 ? country : `${country} – ${clockPlace(zone, "en")}`;
}
