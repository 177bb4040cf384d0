import { formatterOf } from "@jubilee/core/base/time.rules";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { shortDate, toTheMinute } from "../format/clock-styles.ts";

const said =
  (style: Intl.DateTimeFormatOptions) =>
  (instant: string, { timeZone }: Pick<PublicEvent, "timeZone">, locale: string): string =>
    formatterOf(locale, { ...style, timeZone }).format(Date.parse(instant));

/*
 * The widgets' own words for a moment (`format/event-time.ts`), in the event's zone. Those are kept
 * for as long as a page is open, which a server must not.
 */
/** `21 August` */
export const day = said(shortDate);
/** `Friday 6 March, 10:00 EST`: whatever binds somebody has its zone. */
export const momentInZone = said({ ...toTheMinute, timeZoneName: "short" });
/** The same with its year, for what may be far ahead. */
export const momentOfYear = said({ ...toTheMinute, year: "numeric", timeZoneName: "short" });
