import { formatterOf } from "@jubilee/core/base/time.rules";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";

interface Props {
  event: Pick<PublicEvent, "startDate" | "timeZone">;
  locale: string;
}

/** What stands on the leaf of an event's day; the day is said in words beside it. */
export function DayLeaf({ event, locale }: Props) {
  const leafOf = (options: Intl.DateTimeFormatOptions) =>
    formatterOf(locale, { timeZone: event.timeZone, ...options }).format(
      Date.parse(event.startDate),
    );
  return (
    <>
      <b aria-hidden="true">{leafOf({ month: "short" })}</b>
      <strong aria-hidden="true">{leafOf({ day: "numeric" })}</strong>
      <span aria-hidden="true">{leafOf({ weekday: "long" })}</span>
    </>
  );
}
