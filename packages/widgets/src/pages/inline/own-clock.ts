import { clockPlace } from "@jubilee/core/base/zone-place.rules";

const clock = { hour: "numeric", minute: "2-digit" } as const;

/** Says the moments of the page on the reader's own clock, where that shows another. */
export function sayOwnClock(): void {
  // The first formatter of a page costs a phone more than all the rest of this.
  let own: Intl.DateTimeFormat | undefined;
  let brief: Intl.DateTimeFormat | undefined;
  for (const line of document.querySelectorAll<HTMLElement>("[data-start]")) {
    const { start = "", offset, locale = "", words = "" } = line.dataset;
    const moment = new Date(start);
    if (-moment.getTimezoneOffset() === Number(offset)) continue;
    const format =
      "brief" in line.dataset
        ? (brief ??= new Intl.DateTimeFormat(locale, { weekday: "short", ...clock }))
        : (own ??= new Intl.DateTimeFormat(locale, {
            weekday: "long",
            day: "numeric",
            month: "long",
            ...clock,
          }));
    const place = clockPlace(format.resolvedOptions().timeZone, locale);
    line.textContent = words.replace("{time}", format.format(moment)).replace("{city}", place);
    line.hidden = false;
  }
}
