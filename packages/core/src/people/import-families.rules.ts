import { comparablePhone } from "./import-addresses.rules.ts";
import { importedName } from "./import-names.rules.ts";
import { plainWords } from "../base/plain-words.rules.ts";
import type { FamilyQuestion, ImportedGuest } from "./imports.types.ts";

const differ = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && plainWords(one) !== plainWords(other);

/** What says that two people of one household name live together. */
function belongTogether(one: ImportedGuest, other: ImportedGuest): boolean {
  if (one.line === other.line) return true;
  if (one.email !== null && one.email === other.email) return true;
  const phone = comparablePhone(one.phone ?? "");
  if (phone !== "" && phone === comparablePhone(other.phone ?? "")) return true;
  return one.city !== null && other.city !== null && !differ(one.city, other.city);
}

const contradict = (one: ImportedGuest, other: ImportedGuest): boolean =>
  differ(one.city, other.city) || differ(one.country, other.country);

/** A name such as “Ada & Charles Lovelace”, or one of its people's own, is no other family's. */
const isOneFamilysName = (name: string, people: readonly ImportedGuest[]): boolean =>
  /[&+]| and /.test(name) || people.some((person) => importedName(person) === name);

/**
 * The families behind one household name: people belong together by address, telephone, town or
 * line of the file, or because they follow each other in it with nothing against it.
 */
function familiesOf(people: ImportedGuest[], placeOf: ReadonlyMap<ImportedGuest, number>) {
  const families: ImportedGuest[][] = [];
  let last: { guest: ImportedGuest; family: ImportedGuest[] } | null = null;
  for (const guest of people) {
    const follows =
      last !== null && (placeOf.get(guest) ?? 0) - (placeOf.get(last.guest) ?? 0) === 1;
    const family: ImportedGuest[] | undefined =
      families.find((known) => known.some((other) => belongTogether(guest, other))) ??
      (last && follows && !last.family.some((other) => contradict(guest, other))
        ? last.family
        : undefined);
    const joined: ImportedGuest[] = family ?? [];
    joined.push(guest);
    if (!family) families.push(joined);
    last = { guest, family: joined };
  }
  return families;
}

function byHouseholdKey(guests: readonly ImportedGuest[]): Map<string, ImportedGuest[]> {
  const byKey = new Map<string, ImportedGuest[]>();
  for (const guest of guests) {
    if (guest.householdKey === null) continue;
    byKey.set(guest.householdKey, [...(byKey.get(guest.householdKey) ?? []), guest]);
  }
  return byKey;
}

const placesOf = (guests: readonly ImportedGuest[]) =>
  new Map(guests.map((guest, place): [ImportedGuest, number] => [guest, place]));

/** Household names behind which more than one family may stand, for somebody to decide. */
export function familyQuestions(guests: readonly ImportedGuest[]): FamilyQuestion[] {
  const placeOf = placesOf(guests);
  return [...byHouseholdKey(guests)].flatMap(([key, people]) => {
    const name = people[0]?.householdName ?? "";
    if (!key.startsWith("name:") || isOneFamilysName(name, people)) return [];
    const families = familiesOf(people, placeOf);
    return families.length > 1 ? [{ key, name, families }] : [];
  });
}

/**
 * Guests with households of their own: two families of one name get two, unless somebody said that
 * they are one. A household is known by one of its people, so that another file's family of the
 * same name does not join it.
 */
export function keepFamiliesApart(
  guests: readonly ImportedGuest[],
  joinedKeys: ReadonlySet<string>,
): ImportedGuest[] {
  const families = new Map(
    familyQuestions(guests)
      .filter(({ key }) => !joinedKeys.has(key))
      .map((question) => [question.key, question.families]),
  );
  const keyOf = new Map<ImportedGuest, string>();
  for (const [key, people] of byHouseholdKey(guests)) {
    for (const family of families.get(key) ?? [people]) {
      const [first = ""] = family.map((guest) => guest.key).toSorted();
      for (const guest of family) keyOf.set(guest, `${key}|${first}`);
    }
  }
  return guests.map((guest) => {
    const householdKey = keyOf.get(guest);
    return householdKey === undefined ? guest : { ...guest, householdKey };
  });
}
