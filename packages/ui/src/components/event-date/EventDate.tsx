import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { formatInstant } from "../zoned-time/zonedTime.ts";
import { day, leaf, month, weekday } from "./EventDate.css.ts";

export interface EventDateProps {
  /** The instant it begins. */
  start: string;
  zone: string;
  locale?: string;
  size?: "s" | "l";
}

/** The calendar leaf: month, day, weekday, in the event's own colour. In a sentence use ZonedTime. */
export function EventDate({ start, zone, locale, size = "l" }: EventDateProps) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, ...options }).format(new Date(start));
  return (
    <time dateTime={start} className={leaf({ size })}>
      <VisuallyHidden>{formatInstant(start, { zone, locale, show: "day" })}</VisuallyHidden>
      <span aria-hidden="true" className={month({ size })}>
        {part({ month: "short" })}
      </span>
      <span aria-hidden="true" className={day({ size })}>
        {part({ day: "numeric" })}
      </span>
      {size === "l" && (
        <span aria-hidden="true" className={weekday}>
          {part({ weekday: "long" })}
        </span>
      )}
    </time>
  );
}
