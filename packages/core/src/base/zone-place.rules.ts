/**
 * Where a clock is, for a reader: the city in its zone's id, `New York`. Who reads other letters
 * reads what its time is called: `トルコ時間`. Browsers know countries in every language and cities
 * in few, so a name that would come with Latin letters gives way to the zone's whole name.
 */
export function clockPlace(timeZone: string, locale: string): string {
  const city = timeZone.replace(/.*\//, "").replaceAll("_", " ");
  if (!/^(?:ar|ja|zh)/.test(locale)) return city;
  const nameOf = (timeZoneName: "shortGeneric" | "longGeneric") =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts()
      .find(({ type }) => type === "timeZoneName")?.value ?? city;
  const name = [nameOf("shortGeneric"), nameOf("longGeneric")].find((it) => !/[a-z]/i.test(it));
  return name ?? city;
}
