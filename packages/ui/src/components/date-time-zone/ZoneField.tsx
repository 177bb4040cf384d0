import { useMemo, useState, type ReactNode } from "react";
import { Combobox } from "../combobox/Combobox.tsx";
import type { ComboboxOption } from "../combobox/combobox.types.ts";
import type { FieldTexts } from "../field/field.types.ts";
import { zoneCity } from "../zoned-time/zonedTime.ts";
import { entered } from "./DateTimeZone.css.ts";
import type { PlaceOfZone } from "./placesOfZones.ts";
import { zoneOnDay } from "./wallTime.ts";
import { useWords } from "../../words/useWords.ts";
import { dateTimeZoneWords } from "./dateTimeZone.copy.ts";

export interface ZoneFieldProps extends Omit<FieldTexts, "label" | "help"> {
  id?: string;
  label?: ReactNode;
  /** After what the zone is called on the day. */
  help?: ReactNode;
  /** IANA zone: `Europe/Berlin`. */
  value: string;
  onValueChange: (zone: string) => void;
  /** The zones to choose from; without them those this device knows. */
  zones?: readonly string[] | undefined;
  /** The day the zone is named on, as its wall time; today without it. */
  on?: string;
  locale?: string;
  required?: boolean;
  disabled?: boolean;
}

const known = () => [...Intl.supportedValuesOf("timeZone"), "UTC"];

function optionOf(zone: string, place: PlaceOfZone | undefined): ComboboxOption {
  const region = zone.split("/").slice(0, -1).join(", ").replaceAll("_", " ");
  return {
    value: zone,
    label: zoneCity(zone),
    detail: place?.country ?? region,
    keywords: `${zone.replaceAll("/", " ")} ${zoneCity(zone)} ${place?.names ?? ""}`,
  };
}

/** The time zone of a place, found by its city or its country. */
export function ZoneField({
  label,
  help,
  value,
  onValueChange,
  zones,
  on = "",
  locale,
  ...rest
}: ZoneFieldProps) {
  const words = useWords("dateTimeZone", dateTimeZoneWords);
  const [places, setPlaces] = useState<ReadonlyMap<string, PlaceOfZone>>();
  const options = useMemo(() => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const all = zones ?? known();
    const first = all.includes(own) ? [own] : [];
    const others = all.filter((zone) => zone !== own);
    const isMain = (zone: string) => places?.get(zone)?.isMain ?? false;
    return [...first, ...others.filter(isMain), ...others.filter((zone) => !isMain(zone))].map(
      (zone) => ({
        ...optionOf(zone, places?.get(zone)),
        ...(zone === own ? { end: words.yours } : {}),
      }),
    );
  }, [zones, places, words.yours]);
  /** Which country a zone is in comes when somebody is about to search; without it cities are found all the same. */
  const findPlaces = () => {
    if (places) return;
    import("./placesOfZones.ts").then(
      ({ placesOfZones }) => setPlaces(placesOfZones(locale)),
      () => undefined,
    );
  };
  const named = zoneOnDay(on, value, locale);
  return (
    <div className={entered} onFocus={findPlaces}>
      <Combobox
        {...rest}
        label={label ?? words.label}
        help={
          named && (
            <>
              {named}
              {help && <>. {help}</>}
            </>
          )
        }
        value={value}
        valueLabel={zoneCity(value)}
        onValueChange={onValueChange}
        options={options}
        placeholder={words.examples}
        empty={words.nothing}
      />
    </div>
  );
}
