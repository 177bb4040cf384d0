import { clockPlace } from "@jubilee/core/base/zone-place.rules";

/** Says the moments of the page on the reader's own clock, where that shows another. */
export function sayOwnClock(): void {
  // The first formatter of a page costs a phone more than all the rest of this.
  let own: Intl.DateTimeFormat | undefined;
  for (const line of document.querySelectorAll<HTMLElement>("[data-start]")) {
    const { start = "", offset, locale = "", words = "" } = line.dataset;
    const moment = new Date(start);
    if (-moment.getTimezoneOffset() === Number(offset)) continue;
    own ??= new Intl.DateTimeFormat(locale, {
      weekday: "long",
      day: "numeric",
      month: "long",
      hour: "numeric",
      minute: "2-digit",
    });
    const place = clockPlace(own.resolvedOptions().timeZone, locale);
    line.textContent = words.replace("{time}", own.format(moment)).replace("{city}", place);
    line.hidden = false;
  }
}
