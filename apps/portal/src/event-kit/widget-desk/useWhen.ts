import { formatWhen, wholeDays, zoneName } from "@jubilee/core/base/time.rules";
import { useLocale } from "../../page-kit/useLocale.ts";
import type { WidgetSubject } from "./subject.types.ts";

/** Day, clock and zone of an event in words; nothing of what has no time of its own. */
export function useWhen({ startDate, endDate, timeZone }: WidgetSubject): string | undefined {
  const locale = useLocale();
  if (!startDate || !endDate || !timeZone) return undefined;
  const span = { startDate, endDate, timeZone };
  const when = formatWhen(span, locale);
  return wholeDays(span) ? when : `${when}, ${zoneName(startDate, timeZone, locale)}`;
}
