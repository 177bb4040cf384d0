import { formatSpan, zoneName } from "@jubilee/core/base/time.rules";
import type { SchedulePart } from "./my-schedule.types.ts";
import { occasion } from "./my-schedule.css.ts";

/** Which event it is, at the head of the paper: its name, when by which clock, and where. */
export function Occasion({ shared: { event }, reader: { locale } }: SchedulePart) {
  const { name, startDate, endDate, timeZone, locationName, address } = event;
  const place = [locationName, address].filter(Boolean).join(", ");
  return (
    <div className={occasion}>
      <b lang={event.locale} dir="auto">
        {name}
      </b>
      <span>{formatSpan(startDate, endDate, timeZone, locale)}</span>
      <span>{zoneName(startDate, timeZone, locale)}</span>
      {place && (
        <span lang={event.locale} dir="auto">
          {place}
        </span>
      )}
    </div>
  );
}
