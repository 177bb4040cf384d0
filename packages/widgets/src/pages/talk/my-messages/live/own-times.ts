import { deviceZone } from "@jubilee/core/base/zone-place.rules";

const dayStyle = { weekday: "long", day: "numeric", month: "long" } as const;
const clockStyle = { hour: "numeric", minute: "2-digit" } as const;

/**
 * Says when something was said on the reader's own clock, as every conversation on a phone does: the
 * server knows the event's alone. A day of the event's on which nothing begins for the reader is not shown,
 * and what falls on another day than the one above it says which.
 */
export function sayOwnTimes(talk: HTMLElement, here = deviceZone()): void {
  const { zone, locale } = talk.dataset;
  if (zone === undefined || locale === undefined || zone === here) return;
  const days = new Intl.DateTimeFormat(locale, { ...dayStyle, timeZone: here });
  const clock = new Intl.DateTimeFormat(locale, { ...clockStyle, timeZone: here });
  const clockOfDay = new Intl.DateTimeFormat(locale, {
    ...clockStyle,
    weekday: "short",
    timeZone: here,
  });
  let shown = "";
  let heading: HTMLElement | null = null;
  for (const line of talk.querySelectorAll<HTMLElement>("#said > li")) {
    if ("day" in line.dataset) heading = line;
    const time = line.querySelector("time");
    if (!time) continue;
    const moment = Date.parse(time.dateTime);
    const day = days.format(moment);
    if (heading) {
      heading.textContent = day;
      heading.hidden = day === shown;
      shown = day;
      heading = null;
    }
    time.textContent = (day === shown ? clock : clockOfDay).format(moment);
  }
}
