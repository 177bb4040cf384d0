import { tellMoment } from "@jubilee/core/base/moments.rules";
import { useLocale } from "../page-kit/useLocale.ts";
import { useNow } from "../page-kit/useNow.ts";

/**
 * Says a moment that binds somebody, after its lead: on the event's clock with its zone, on the
 * reader's where that differs, and how long it still is.
 */
export function useTellMoment(): (lead: string, instant: string, timeZone: string) => string {
  const [locale, nowMs] = [useLocale(), useNow()];
  const viewer = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (lead, instant, timeZone) =>
    tellMoment(lead, instant, { event: timeZone, viewer }, nowMs, locale);
}
