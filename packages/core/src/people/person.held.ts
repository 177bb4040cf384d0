import type { HeldByArea } from "./held.types.ts";

/** Who somebody is. */
export const held: HeldByArea<"person"> = {
  name: "person",
  order: 10,
  copy: {
    title: "You",
    name: "Name",
    formerName: "Former name",
    email: "E-mail",
    phone: "Phone",
    language: "Language",
    timeZone: "Time zone",
    knownSince: "Known since",
    noMailsSince: "No mails since",
    details: { city: "Town", country: "Country" },
  },
  facts({ person }, copy, { day }) {
    const details: Readonly<Record<string, string>> = copy.details;
    const own: [string, string | null][] = [
      [copy.name, person.fullName],
      [copy.formerName, person.formerName],
      [copy.email, person.email],
      [copy.phone, person.phone],
      [copy.language, person.language],
      [copy.timeZone, person.timeZone?.replaceAll("_", " ") ?? null],
      ...Object.entries(person.details).map(([term, value]): [string, string] => [
        details[term] ?? term,
        String(value),
      ]),
      [copy.knownSince, day(person.knownSince)],
      [copy.noMailsSince, person.noMailsSince && day(person.noMailsSince)],
    ];
    return own.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
  },
};
