import { onOwnClock } from "@jubilee/core/base/own-clock.rules";
import { clockPlace, deviceZone } from "@jubilee/core/base/zone-place.rules";
import { briefly, toTheMinute } from "../../format/clock-styles.ts";

/** Says the moments of the page on the reader's own clock, where that shows another. */
export function sayOwnClock(): void {
  let place: string | undefined;
  for (const line of document.querySelectorAll<HTMLElement>("[data-start]")) {
    const { start = "", offset, locale = "", words = "", clocks = "" } = line.dataset;
    const moment = new Date(start);
    if (-moment.getTimezoneOffset() === Number(offset)) continue;
    const time =
      onOwnClock(clocks, moment) ??
      new Intl.DateTimeFormat(locale, "brief" in line.dataset ? briefly : toTheMinute).format(
        moment,
      );
    place ??= clockPlace(deviceZone(), locale);
    line.textContent = words.replace("{time}", time).replace("{city}", place);
    line.hidden = false;
  }
}
