import { useMemo, type ReactNode } from "react";
import { Combobox } from "../combobox/Combobox.tsx";
import type { ComboboxOption } from "../combobox/combobox.types.ts";
import type { FieldTexts } from "../field/field.types.ts";
import { zoneCity } from "../zoned-time/zonedTime.ts";
import { zoneOnDay } from "./wallTime.ts";

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

function optionOf(zone: string, own: string): ComboboxOption {
  const region = zone.split("/").slice(0, -1).join(", ").replaceAll("_", " ");
  return {
    value: zone,
    label: zoneCity(zone),
    detail: region,
    keywords: `${zone.replaceAll("/", " ")} ${zoneCity(zone)}`,
    ...(zone === own ? { end: "Your zone" } : {}),
  };
}

/** The time zone of a place, found by its city. */
export function ZoneField({
  label = "Time zone",
  help,
  value,
  onValueChange,
  zones,
  on = "",
  locale,
  ...rest
}: ZoneFieldProps) {
  const options = useMemo(() => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const all = zones ?? known();
    const first = all.includes(own) ? [own] : [];
    return [...first, ...all.filter((zone) => zone !== own)].map((zone) => optionOf(zone, own));
  }, [zones]);
  const named = zoneOnDay(on, value, locale);
  return (
    <Combobox
      {...rest}
      label={label}
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
      placeholder="Berlin, New York, Nairobi"
      empty="No zone has this name. Try the nearest big city."
    />
  );
}
