/** A wall time in words, without its zone: `Tue, 9 March 2027 at 18:30`. */
export function wallText(wallTime: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  }).format(Date.parse(`${wallTime}Z`));
}

/** `18:30 → 19:00` on the same day, both in full otherwise. */
export function moveText(before: string, after: string, locale: string): string {
  if (before.slice(0, 10) !== after.slice(0, 10)) {
    return `${wallText(before, locale)} → ${wallText(after, locale)}`;
  }
  const clock = new Intl.DateTimeFormat(locale, {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  });
  return `${wallText(before, locale)} → ${clock.format(Date.parse(`${after}Z`))}`;
}
