import { formatDates } from "@jubilee/core/base/time.rules";
import type { ZonedSpan } from "@jubilee/core/base/time.types";

/** An event in a choice of events: with its date, since a series has one name for all of its dates. */
export function eventOption(
  event: ZonedSpan & { id: string; name: string },
  locale: string,
): { value: string; label: string } {
  return { value: event.id, label: `${event.name}, ${formatDates(event, locale, "short")}` };
}
