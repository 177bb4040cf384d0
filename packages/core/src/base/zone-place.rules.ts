interface ClockAware {
  Temporal?: { Now: { timeZoneId: () => string } };
}

/** The IANA zone of this device. Newer browsers know it without a formatter, which costs a phone 100 ms. */
export function deviceZone(): string {
  const { Temporal }: ClockAware & typeof globalThis = globalThis;
  return Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Where a clock is, for a reader: the city in its zone's id, `New York`. Who reads other letters
 * reads what its time is called: `トルコ時間`. Browsers know countries in every language and cities
 * in few, so a name that would come with Latin letters gives way to the zone's whole name.
 */
export function clockPlace(timeZone: string, locale: string): string {
  if (!/^(ar|ja|zh)/.test(locale)) return timeZone.replace(/.*\//, "").replaceAll("_", " ");
  // The zone's name comes last in these languages.
  const nameOf = (timeZoneName: "shortGeneric" | "longGeneric") =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts().at(-1)?.value ?? "";
  const name = nameOf("shortGeneric");
  return /[a-z]/i.test(name) ? nameOf("longGeneric") : name;
}
