import type { EventRecord } from "@jubilee/core/events/events.types";
import { eventsOn, monthOf, weeksOf } from "@jubilee/core/sharing/showcase.rules";
import { Text } from "@jubilee/ui/text";
import { firstDayOfWeek } from "../../../page-kit/calendar/calendar-words.rules.ts";
import { day, dayName, dayTaken, month as monthStyle } from "./Showcases.css.ts";

interface PreviewMonthProps {
  /** At least one; the month is that of the first. */
  events: readonly EventRecord[];
  locale: string;
}

/** A month in small, with the days on which something is. */
export function PreviewMonth({ events, locale }: PreviewMonthProps) {
  const month = monthOf(events[0]?.startLocal ?? "");
  const days = weeksOf(month, firstDayOfWeek(locale)).flat();
  const name = new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    month: "long",
    year: "numeric",
  }).format(Date.parse(`${month}-01`));
  const weekdays = new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "short" });
  const inMonth = days.filter((one) => one.startsWith(month));
  const taken = new Set(inMonth.filter((one) => eventsOn(events, one).length > 0));
  return (
    <div>
      <Text weight="strong">{name}</Text>
      <div className={monthStyle} aria-hidden="true">
        {days.slice(0, 7).map((one) => (
          <span key={`name ${one}`} className={dayName}>
            {weekdays.format(Date.parse(one))}
          </span>
        ))}
        {days.map((one) => (
          <span key={one} className={taken.has(one) ? dayTaken : day}>
            {one.startsWith(month) ? Number(one.slice(8)) : ""}
          </span>
        ))}
      </div>
    </div>
  );
}
