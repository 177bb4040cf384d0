const wallTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** A value as people read it: a wall time as a date, with its clock unless that is midnight. */
export function shownFact(value: string, locale: string): string {
  if (!wallTime.test(value)) return value;
  const isDay = value.endsWith("T00:00");
  return new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    ...(isDay ? {} : { timeStyle: "short" }),
    timeZone: "UTC",
  }).format(Date.parse(`${value}Z`));
}
