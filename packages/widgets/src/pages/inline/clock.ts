/**
 * Right behind the event's time, before it is painted: the same on the reader's own clock, where
 * that shows another.
 */
for (const line of document.querySelectorAll<HTMLElement>("[data-start]")) {
  const { start = "", zone, locale, words = "" } = line.dataset;
  const say = (timeZone?: string) =>
    new Intl.DateTimeFormat(locale, {
      weekday: "long",
      day: "numeric",
      month: "long",
      hour: "numeric",
      minute: "2-digit",
      ...(timeZone && { timeZone }),
    }).format(new Date(start));
  const own = say();
  if (own !== say(zone)) {
    const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const city = here.replace(/.*\//, "").replaceAll("_", " ");
    line.textContent = words.replace("{time}", own).replace("{city}", city);
    line.hidden = false;
  }
}
