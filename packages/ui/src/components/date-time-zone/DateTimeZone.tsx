import { useId, type ReactNode } from "react";
import { DateTimeField, type DateTimeFieldProps } from "../date-time-field/DateTimeField.tsx";
import { InlineMessage } from "../inline-message/InlineMessage.tsx";
import { group, pair } from "./DateTimeZone.css.ts";
import { wallTimeNotice } from "./wallTime.ts";
import { ZoneField } from "./ZoneField.tsx";
import { useWords } from "../../words/useWords.ts";
import { dateTimeZoneWords } from "./dateTimeZone.copy.ts";

export interface DateTimeZoneProps extends DateTimeFieldProps {
  /** IANA zone of the place: `Europe/Berlin`. */
  zone: string;
  /** Lets the zone be chosen beside the time; without it the zone is said under the time. */
  onZoneChange?: (zone: string) => void;
  zoneLabel?: ReactNode;
  zoneError?: ReactNode;
  /** The zones to choose from; without them those this device knows. */
  zones?: readonly string[];
}

/** A time on the clock of a place; tells when that night has no such time, or two of them. A day alone: DateTimeField. */
export function DateTimeZone({
  zone,
  onZoneChange,
  zoneLabel,
  zoneError,
  zones,
  hideZone = false,
  ...rest
}: DateTimeZoneProps) {
  const words = useWords("dateTimeZone", dateTimeZoneWords);
  const id = useId();
  const { locale, value, disabled, required } = rest;
  const notice = wallTimeNotice(value, zone, words, locale);
  const time = (
    <DateTimeField
      {...rest}
      zone={zone}
      hideZone={hideZone || onZoneChange !== undefined}
      aria-describedby={notice ? id : undefined}
    />
  );
  return (
    <div className={group}>
      {onZoneChange ? (
        <div className={pair}>
          {time}
          <ZoneField
            value={zone}
            onValueChange={onZoneChange}
            on={value}
            zones={zones}
            error={zoneError}
            {...(zoneLabel === undefined ? {} : { label: zoneLabel })}
            {...(locale === undefined ? {} : { locale })}
            {...(disabled === undefined ? {} : { disabled })}
            {...(required === undefined ? {} : { required })}
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
