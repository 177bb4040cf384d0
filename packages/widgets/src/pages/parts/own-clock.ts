import { offsetMinutes } from "@jubilee/core/base/time.rules";
import type { PageWords } from "../words/words.types.ts";

const momentOf = (instant: string, timeZone: string, locale: string) => ({
  "data-start": instant,
  "data-offset": offsetMinutes(instant, timeZone),
  "data-locale": locale,
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
  ...momentOf(instant, timeZone, locale),
  "data-words": common.forYou("{time}", "{city}"),
});

/** The same for the lines of a day after its first one, which has named the reader's clock: the time alone. */
export const onOwnClockBriefly = (
  ...[instant, timeZone, locale, words]: Parameters<typeof onOwnClock>
) => ({
  ...onOwnClock(instant, timeZone, locale, words),
  "data-words": "({time})",
  "data-brief": "",
});

/** The same at the end of a line that names the zone there: only where, and the weekday with the time. */
export const onOwnClockInLine = (instant: string, timeZone: string, locale: string) => ({
  ...momentOf(instant, timeZone, locale),
  "data-words": " · {city}: {time}",
  "data-brief": "",
});
