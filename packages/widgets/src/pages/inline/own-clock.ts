/** Says the moments of the page on the reader's own clock, where that shows another. */
export function sayOwnClock(): void {
  for (const line of document.querySelectorAll<HTMLElement>("[data-start]")) {
    const { start = "", offset, locale, words = "" } = line.dataset;
    const moment = new Date(start);
    if (-moment.getTimezoneOffset() === Number(offset)) continue;
    // The first formatter of a page costs a phone more than all the rest of this.
    const own = new Intl.DateTimeFormat(locale, {
      weekday: "long",
      day: "numeric",
      month: "long",
      hour: "numeric",
      minute: "2-digit",
    });
    const city = own.resolvedOptions().timeZone.replace(/.*\//, "").replaceAll("_", " ");
    line.textContent = words.replace("{time}", own.format(moment)).replace("{city}", city);
    line.hidden = false;
  }
}
