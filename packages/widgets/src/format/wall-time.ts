const formatters = new Map<string, Intl.DateTimeFormat>();

/** Wall times have no zone: they are read and written as if everything were UTC. */
function written(wallTime: string, locale: string, style: Intl.DateTimeFormatOptions): string {
  const key = locale + JSON.stringify(style);
  const made =
    formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" });
  formatters.set(key, made);
  return made.format(new Date(`${wallTime}Z`));
}

/** `18:30` or `6:30 pm` of `2027-06-12T18:30`. */
export function wallClock(wallTime: string, locale: string): string {
  return written(wallTime, locale, { timeStyle: "short" });
}

/** `Saturday, 12 June` of `2027-06-12`. */
export function dayOf(day: string, locale: string): string {
  return written(`${day}T00:00`, locale, { weekday: "long", day: "numeric", month: "long" });
}

/** `June 2027` of `2027-06`. */
export function monthName(month: string, locale: string): string {
  return written(`${month}-01T00:00`, locale, { month: "long", year: "numeric" });
}

/** `Mon` of a day. */
export function weekdayName(day: string, locale: string, length: "short" | "long"): string {
  return written(`${day}T00:00`, locale, { weekday: length });
}
