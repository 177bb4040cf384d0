import { folded } from "./import-headings.rules.ts";
import type { CsvRecord, CsvTable } from "./imports.types.ts";

const namePart =
  /^(partner|spouse|plus one|significant other|(?:second|third|fourth) person|(?:child|guest|additional guest) ?\d*) (title|first name|last name|name|suffix|e ?mail|email address|phone|phone number)$/;

interface Person {
  who: string;
  first: number[];
  last: number[];
  email: number[];
  phone: number[];
}

/** The further people of a line, by the words before `first name`, in the order of their columns. */
function furtherPeople(header: string[]): Person[] {
  const people = new Map<string, Person>();
  for (const [index, heading] of header.entries()) {
    const [, who, part] = namePart.exec(folded(heading)) ?? [];
    if (!who || !part) continue;
    const person = people.get(who) ?? { who, first: [], last: [], email: [], phone: [] };
    people.set(who, person);
    if (part === "first name" || part === "name") person.first.push(index);
    else if (part === "last name") person.last.push(index);
    else if (part.startsWith("phone")) person.phone.push(index);
    else if (part.startsWith("e")) person.email.push(index);
  }
  return [...people.values()];
}

const placeOf = (header: string[], names: string[]): number =>
  header.findIndex((heading) => names.includes(folded(heading)));

const said = (cells: string[], index: number | undefined): string =>
  cells[index ?? -1]?.trim() ?? "";

/** “Ada & Charles Lovelace”, or “Ada Lovelace & Charles Babbage”. */
function householdName(people: { first: string; last: string }[]): string {
  const [one, two] = people;
  const whole = ({ first, last }: { first: string; last: string }) => `${first} ${last}`.trim();
  if (!one) return "";
  if (!two) return whole(one);
  return one.last === two.last && one.last !== ""
    ? `${one.first} & ${two.first} ${one.last}`
    : `${whole(one)} & ${whole(two)}`;
}

/**
 * A table with a household in each line (partner, children, plus-ones in columns of their own) as
 * one with a person in each: all keep the line's number and share a household. The line's address
 * and telephone stay with its first person; whoever has no name yet is left out.
 */
export function householdPerLine(table: CsvTable): CsvTable {
  const { header, records } = table;
  const people = furtherPeople(header);
  if (people.length === 0) return table;
  const first = placeOf(header, ["first name", "guest first name", "name"]);
  const last = placeOf(header, ["last name", "guest last name"]);
  const email = placeOf(header, ["email", "email address", "e mail"]);
  const phone = placeOf(header, ["phone", "phone number", "mobile", "cell phone"]);
  const named = placeOf(header, ["household", "household name", "envelope name", "party"]);
  if (first === -1) return table;
  const hasChildren =
    people.some(({ who }) => who.startsWith("child")) && placeOf(header, ["child"]) === -1;
  const kept = [...header.keys()].filter((index) => !namePart.test(folded(header[index] ?? "")));

  const peopleOf = ({ line, cells }: CsvRecord): CsvRecord[] => {
    const surname = said(cells, last);
    const others = people.flatMap((person) => {
      const name = {
        first: said(cells, person.first[0]),
        last: said(cells, person.last[0]) || (person.who.startsWith("child") ? surname : ""),
      };
      const isNamed =
        said(cells, person.last[0]) !== "" || !["", "guest"].includes(folded(name.first));
      return isNamed ? [{ ...name, person }] : [];
    });
    const main = { first: said(cells, first), last: surname };
    const household =
      said(cells, named) || (others.length > 0 ? householdName([main, ...others]) : "");
    const surplus = cells.slice(header.length);
    const lineOf = (own: ReadonlyMap<number, string>, who = ""): CsvRecord => ({
      line,
      cells: [
        ...kept.map((index) => own.get(index) ?? cells[index] ?? ""),
        ...(named === -1 ? [household] : []),
        ...(hasChildren ? [who.startsWith("child") ? "yes" : ""] : []),
        ...surplus,
      ],
    });
    const shared = new Map(named === -1 ? [] : [[named, household]]);
    const further = others.map(({ first: given, last: family, person }) =>
      lineOf(
        new Map([
          ...shared,
          [first, last === -1 ? `${given} ${family}`.trim() : given],
          [last, family],
          [email, said(cells, person.email[0])],
          [phone, said(cells, person.phone[0])],
        ]),
        person.who,
      ),
    );
    return [lineOf(shared), ...further];
  };
  return {
    ...table,
    header: [
      ...kept.map((index) => header[index] ?? ""),
      ...(named === -1 ? ["Household"] : []),
      ...(hasChildren ? ["Child"] : []),
    ],
    records: records.flatMap(peopleOf),
  };
}

/** Gives plus-ones and whoever brings them the same household, named after the one who brings. */
export function plusOnesWithTheirHosts(table: CsvTable): CsvTable {
  const { header, records } = table;
  const host = placeOf(header, ["is plus one of"]);
  const name = placeOf(header, ["name", "full name"]);
  if (host === -1 || name === -1 || placeOf(header, ["household"]) !== -1) return table;
  const bringing = new Set(records.map(({ cells }) => said(cells, host)).filter(Boolean));
  const householdOf = (cells: string[]): string => {
    const own = said(cells, name);
    return said(cells, host) || (bringing.has(own) ? own : "");
  };
  return {
    ...table,
    header: [...header, "Household"],
    records: records.map(({ line, cells }) => ({
      line,
      cells: [
        ...header.map((_, index) => cells[index] ?? ""),
        householdOf(cells),
        ...cells.slice(header.length),
      ],
    })),
  };
}
