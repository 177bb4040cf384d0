import { useId, type ReactNode } from "react";
import { DateTimeField, type DateTimeFieldProps } from "../date-time-field/DateTimeField.tsx";
import { InlineMessage } from "../inline-message/InlineMessage.tsx";
import { zoneCity } from "../zoned-time/zonedTime.ts";
import { group, pair } from "./DateTimeZone.css.ts";
import { wallTimeNotice } from "./wallTime.ts";
import { ZoneField } from "./ZoneField.tsx";

export interface DateTimeZoneProps extends Omit<DateTimeFieldProps, "kind" | "zone"> {
  /** IANA zone of the place: `Europe/Berlin`. */
  zone: string;
  /** Lets the zone be chosen beside the time; without it the zone is said under the time. */
  onZoneChange?: (zone: string) => void;
  zoneLabel?: ReactNode;
  zoneError?: ReactNode;
  /** The zones to choose from; without them those this device knows. */
  zones?: readonly string[];
  /** The zone stands elsewhere in the form and needs no word here. */
  hideZone?: boolean;
  locale?: string;
}

/** A time on the clock of a place; tells when that night has no such time, or two of them. A day alone: DateTimeField. */
export function DateTimeZone({
  zone,
  onZoneChange,
  zoneLabel,
  zoneError,
  zones,
  hideZone = false,
  locale,
  help,
  ...rest
}: DateTimeZoneProps) {
  const id = useId();
  const notice = wallTimeNotice(rest.value, zone, locale);
  const said = onZoneChange || hideZone ? undefined : `${zoneCity(zone)} time`;
  const time = (
    <DateTimeField {...rest} help={help ?? said} aria-describedby={notice ? id : undefined} />
  );
  return (
    <div className={group}>
      {onZoneChange ? (
        <div className={pair}>
          {time}
          <ZoneField
            value={zone}
            onValueChange={onZoneChange}
            on={rest.value}
            zones={zones}
            error={zoneError}
            {...(zoneLabel === undefined ? {} : { label: zoneLabel })}
            {...(locale === undefined ? {} : { locale })}
            {...(rest.disabled === undefined ? {} : { disabled: rest.disabled })}
            {...(rest.required === undefined ? {} : { required: rest.required })}
          />
        </div>
      ) : (
        time
      )}
      <div id={id} aria-live="polite">
        {notice && <InlineMessage tone="warning">{notice}</InlineMessage>}
      </div>
    </div>
  );
}
