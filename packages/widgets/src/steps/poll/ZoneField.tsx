import { useState } from "react";
import { cityOf } from "../../format/proposed-time.ts";
import { zoneField } from "../../styles/poll-dates.css.ts";

interface Props {
  label: string;
  locale: string;
  /** The zones of those who take part, which stand first. */
  known: readonly string[];
  value: string;
  onValue: (timeZone: string) => void;
}

/** Whose clock the times are shown on: a city, under its part of the world. */
export function ZoneField({ label, locale, known, value, onValue }: Props) {
  const [parts] = useState(() => partsOfWorld(locale));
  const option = (zone: string) => (
    <option key={zone} value={zone}>
      {placeOf(zone)}
    </option>
  );
  const first = [...new Set([...known, value])];
  return (
    <label className={zoneField}>
      <span aria-hidden="true">{label}</span>
      <select
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      >
        {first.map(option)}
        {parts.map(([part, zones]) => (
          <optgroup key={part} label={part}>
            {zones.filter((zone) => !first.includes(zone)).map(option)}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** `Buenos Aires, Argentina` of `America/Argentina/Buenos_Aires`; else the city alone. */
function placeOf(zone: string): string {
  const [, land, city] = zone.split("/");
  return city ? `${cityOf(zone)}, ${cityOf(land ?? "")}` : cityOf(zone);
}

/** What zones are sorted under, by its code among the regions of the world. */
const codes: Record<string, string> = {
  Africa: "002",
  America: "019",
  Antarctica: "AQ",
  Asia: "142",
  Australia: "AU",
  Europe: "150",
  Pacific: "009",
};

/** All zones by their parts of the world, cities in their order. */
function partsOfWorld(locale: string): [string, string[]][] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const parts = new Map<string, string[]>();
  for (const zone of Intl.supportedValuesOf?.("timeZone") ?? []) {
    const area = zone.split("/")[0] ?? zone;
    const name = (codes[area] && names.of(codes[area])) ?? area;
    parts.set(name, [...(parts.get(name) ?? []), zone]);
  }
  const { compare } = new Intl.Collator(locale);
  return [...parts].map(([name, zones]) => [
    name,
    zones.toSorted((one, other) => compare(placeOf(one), placeOf(other))),
  ]);
}
