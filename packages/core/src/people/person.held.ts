import type { HeldByArea } from "./held.types.ts";

const detailNames: Readonly<Record<string, string>> = { city: "Town", country: "Country" };

/** Who somebody is. */
export const held: HeldByArea = {
  title: "You",
  order: 10,
  facts({ person }, { day }) {
    const own: [string, string | null][] = [
      ["Name", person.fullName],
      ["Former name", person.formerName],
      ["E-mail", person.email],
      ["Phone", person.phone],
      ["Language", person.language],
      ...Object.entries(person.details).map(([term, value]): [string, string] => [
        detailNames[term] ?? term,
        String(value),
      ]),
      ["Known since", day(person.knownSince)],
      ["No mails since", person.noMailsSince && day(person.noMailsSince)],
    ];
    return own.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
  },
};
