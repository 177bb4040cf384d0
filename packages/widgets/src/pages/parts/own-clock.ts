import { clockWords } from "@jubilee/core/base/clock-words.rules";
import { clockFields, offsetMinutes } from "@jubilee/core/base/time.rules";
import { briefly, toTheMinute } from "../../format/clock-styles.ts";
import type { PageWords } from "../words/words.types.ts";

const momentOf = (
  instant: string,
  timeZone: string,
  locale: string,
  style: Intl.DateTimeFormatOptions,
) => ({
  "data-start": instant,
  "data-offset": offsetMinutes(instant, timeZone),
  "data-locale": locale,
  "data-clocks": clockWords(instant, locale, { ...style, ...clockFields(locale) }),
  hidden: true,
});

/**
 * What a line needs to say a moment on the reader's own clock (`inline/own-clock.ts`): nothing is
 * said, and no formatter made, where that shows the same as the clock there.
 */
export const onOwnClock = (
  instant: string,
  timeZone: string,
  locale: string,
  { common }: Pick<PageWords, "common">,
) => ({
  ...momentOf(instant, timeZone, locale, toTheMinute),
  "data-words": common.forYou("{time}", "{city}"),
});

/** The same for the lines of a day after its first one, which has named the reader's clock: the time alone. */
export const onOwnClockBriefly = (instant: string, timeZone: string, locale: string) => ({
  ...momentOf(instant, timeZone, locale, briefly),
  "data-words": "({time})",
  "data-brief": "",
});

/** The same at the end of a line that names the zone there: only where, and the weekday with the time. */
export const onOwnClockInLine = (instant: string, timeZone: string, locale: string) => ({
  ...momentOf(instant, timeZone, locale, briefly),
  "data-words": " · {city}: {time}",
  "data-brief": "",
});
