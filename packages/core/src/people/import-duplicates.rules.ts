import { comparablePhone } from "./import-addresses.rules.ts";
import { keepFamiliesApart } from "./import-families.rules.ts";
import { importedName } from "./import-names.rules.ts";
import { plainWords } from "../base/plain-words.rules.ts";
import type { DuplicateGroup, ImportedGuest } from "./imports.types.ts";

const nameOf = (guest: ImportedGuest): string => plainWords(importedName(guest));

/** Why two lines are one person, strongest first; each gives a key that equal lines share, or none. */
const signs: {
  confidence: DuplicateGroup["confidence"];
  reason: string;
  keyOf: (guest: ImportedGuest) => string | null;
}[] = [
  {
    confidence: "certain",
    reason: "The same line twice",
    keyOf: ({ key }) => (key.startsWith("id:") ? key : null),
  },
  {
    confidence: "certain",
    reason: "Same name and e-mail. Very likely one person",
    keyOf: (guest) => (guest.email ? `${nameOf(guest)}|${guest.email}` : null),
  },
  {
    confidence: "certain",
    reason: "Same name and phone. Very likely one person",
    keyOf: (guest) => {
      const phone = comparablePhone(guest.phone ?? "");
      return phone ? `${nameOf(guest)}|${phone}` : null;
    },
  },
  {
    confidence: "possible",
    reason: "Same name and town, other e-mail. Could be two people",
    keyOf: (guest) =>
      guest.city && guest.groupLabel ? `${nameOf(guest)}|${guest.city}|${guest.groupLabel}` : null,
  },
];

/** Joins lines about one person: the first value of each field wins, lists are united. */
export function mergeGuests(guests: [ImportedGuest, ...ImportedGuest[]]): ImportedGuest {
  const [first] = guests;
  const firstOf = <Field extends keyof ImportedGuest>(field: Field): ImportedGuest[Field] =>
    guests.find((guest) => guest[field] !== null)?.[field] ?? first[field];
  const locale = guests.find((guest) => guest.locale)?.locale;
  const timeZone = guests.find((guest) => guest.timeZone)?.timeZone;
  return {
    ...first,
    ...(locale && { locale }),
    ...(timeZone && { timeZone }),
    formerName: firstOf("formerName"),
    email: firstOf("email"),
    phone: firstOf("phone"),
    city: firstOf("city"),
    country: firstOf("country"),
    groupLabel: firstOf("groupLabel"),
    dietary: firstOf("dietary"),
    note: firstOf("note"),
    answer: firstOf("answer"),
    householdKey: firstOf("householdKey"),
    householdName: firstOf("householdName"),
    otherKeys: [...new Set(guests.map(({ key }) => key))].filter((key) => key !== first.key),
    tags: [...new Set(guests.flatMap(({ tags }) => tags))],
    custom: Object.assign({}, ...guests.toReversed().map(({ custom }) => custom)) as Record<
      string,
      string
    >,
  };
}

/**
 * Finds lines that look like one person. A line is in one group only, by its strongest sign; one
 * address shared under different names (a parent who booked for all) is no sign.
 */
export function findDuplicates(guests: ImportedGuest[]): DuplicateGroup[] {
  const grouped = new Set<ImportedGuest>();
  const groups: DuplicateGroup[] = [];
  for (const { confidence, reason, keyOf } of signs) {
    const byKey = new Map<string, ImportedGuest[]>();
    for (const guest of guests) {
      if (grouped.has(guest)) continue;
      const key = keyOf(guest);
      if (key !== null) byKey.set(key, [...(byKey.get(key) ?? []), guest]);
    }
    for (const [key, same] of byKey) {
      const [first, second, ...more] = same;
      if (!first || !second) continue;
      for (const guest of same) grouped.add(guest);
      const merged = mergeGuests([first, second, ...more]);
      groups.push({ id: `${confidence}:${key}`, reason, confidence, guests: same, merged });
    }
  }
  return groups.toSorted((a, b) => (a.guests[0]?.line ?? 0) - (b.guests[0]?.line ?? 0));
}

/** The guests that go in: groups in `mergedIds` as one, all others as they stand; families of one name apart. */
export function applyMerges(
  guests: ImportedGuest[],
  groups: DuplicateGroup[],
  mergedIds: ReadonlySet<string>,
  joinedHouseholds: ReadonlySet<string> = new Set(),
): ImportedGuest[] {
  const replaced = new Map<ImportedGuest, ImportedGuest | null>();
  for (const { id, guests: same, merged } of groups) {
    if (!mergedIds.has(id)) continue;
    for (const [at, guest] of same.entries()) replaced.set(guest, at === 0 ? merged : null);
  }
  const kept = guests.flatMap((guest) => {
    const replacement = replaced.get(guest);
    if (replacement === null) return [];
    return [replacement ?? guest];
  });
  return withUniqueKeys(withRealHouseholds(keepFamiliesApart(kept, joinedHouseholds)));
}

/** A household of one is no household. */
function withRealHouseholds(guests: ImportedGuest[]): ImportedGuest[] {
  const sizes = new Map<string, number>();
  for (const { householdKey } of guests) {
    if (householdKey) sizes.set(householdKey, (sizes.get(householdKey) ?? 0) + 1);
  }
  return guests.map((guest) =>
    guest.householdKey && (sizes.get(guest.householdKey) ?? 0) < 2
      ? { ...guest, householdKey: null, householdName: null }
      : guest,
  );
}

/** Two lines kept apart although they share a key: the later ones get a number of their own. */
function withUniqueKeys(guests: ImportedGuest[]): ImportedGuest[] {
  const seen = new Map<string, number>();
  return guests.map((guest) => {
    const count = (seen.get(guest.key) ?? 0) + 1;
    seen.set(guest.key, count);
    return count === 1 ? guest : { ...guest, key: `${guest.key}#${count}` };
  });
}
