import { formatterOf } from "@jubilee/core/base/time.rules";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";

const date = { day: "numeric", month: "long" } as const;
const minute = { ...date, weekday: "long", hour: "numeric", minute: "2-digit" } as const;

const said =
  (style: Intl.DateTimeFormatOptions) =>
  (instant: string, { timeZone }: Pick<PublicEvent, "timeZone">, locale: string): string =>
    formatterOf(locale, { ...style, timeZone }).format(Date.parse(instant));

/*
 * The widgets' own words for a moment (`format/event-time.ts`), in the event's zone. Those are kept
 * for as long as a page is open, which a server must not.
 */
/** `21 August` */
export const day = said(date);
/** `Friday 6 March, 10:00 EST`: whatever binds somebody has its zone. */
export const momentInZone = said({ ...minute, timeZoneName: "short" });
/** The same with its year, for what may be far ahead. */
export const momentOfYear = said({ ...minute, year: "numeric", timeZoneName: "short" });
