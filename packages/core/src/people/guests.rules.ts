import { compareTexts } from "../base/lists.rules.ts";
import { addressProblem, isEmailAddress } from "../base/email-address.rules.ts";
import { fullName } from "../base/names.rules.ts";
import { searchWords, typedWords } from "../base/plain-words.rules.ts";
import type { GuestDraft, GuestFilter, ListedGuest, ListedGuestDraft } from "./guests.types.ts";

/** A guest with what the search looks at, made once for a list. */
export interface SearchedGuest {
  guest: ListedGuest;
  haystack: string;
}

/** Prepares a list for searching: name, former name, e-mail, group, household, town, tags, own fields. */
export function searchIndex(guests: ListedGuest[]): SearchedGuest[] {
  return guests.map((guest) => ({
    guest,
    haystack: searchWords(
      [
        guest.fullName,
        guest.formerName,
        guest.email,
        guest.groupLabel,
        guest.householdName,
        guest.city,
        ...guest.tags,
        ...Object.values(guest.custom),
      ]
        .filter(Boolean)
        .join("\n"),
    ),
  }));
}

/** One value of a field of one's own, as a filter holds it. */
export const fieldKey = (name: string, value: string): string => `${name}: ${value}`;

/** Chosen values by their field. */
function valuesByField(fields: readonly string[]): Map<string, Set<string>> {
  const byField = new Map<string, Set<string>>();
  for (const key of fields) {
    const name = key.slice(0, key.indexOf(": "));
    byField.set(name, (byField.get(name) ?? new Set()).add(key));
  }
  return byField;
}

/** The guests that match every word of the text and one of each chosen filter, in list order. */
export function filterGuests(index: SearchedGuest[], filter: GuestFilter): ListedGuest[] {
  const words = typedWords(filter.text);
  const fields = [...valuesByField(filter.fields)];
  return index
    .filter(({ guest, haystack }) => {
      if (filter.answers.length > 0 && !filter.answers.includes(guest.answer)) return false;
      if (filter.groups.length > 0 && !filter.groups.includes(guest.groupLabel ?? "")) return false;
      if (filter.tags.length > 0 && !filter.tags.some((tag) => guest.tags.includes(tag)))
        return false;
      const hasField = fields.every(([name, wanted]) => {
        const value = guest.custom[name];
        return value !== undefined && wanted.has(fieldKey(name, value));
      });
      if (!hasField) return false;
      return words.every((word) => haystack.includes(word));
    })
    .map(({ guest }) => guest);
}

/** The groups that occur, in natural order: Class of 1996 before Class of 1997. */
export function groupsOf(guests: ListedGuest[]): string[] {
  const labels = new Set(guests.flatMap(({ groupLabel }) => (groupLabel ? [groupLabel] : [])));
  const { compare } = new Intl.Collator("en", { numeric: true });
  return [...labels].toSorted(compare);
}

/** The tags that occur, in natural order. */
export function tagsOf(guests: ListedGuest[]): string[] {
  const { compare } = new Intl.Collator("en", { numeric: true });
  return [...new Set(guests.flatMap(({ tags }) => tags))].toSorted(compare);
}

/** Names of the fields of one's own that anybody on the list has, in natural order. */
export function ownFieldsOf(guests: readonly ListedGuest[]): string[] {
  const { compare } = new Intl.Collator("en", { numeric: true });
  return [...new Set(guests.flatMap(({ custom }) => Object.keys(custom)))].toSorted(compare);
}

const mostValues = 12;

/**
 * Values of fields of one's own to filter by, as `fieldKey` writes them: of fields with up to twelve
 * different values. A field in which everybody says something else is searched, not chosen from.
 */
export function fieldValuesOf(guests: ListedGuest[]): string[] {
  const values = new Map<string, Set<string>>();
  for (const { custom } of guests) {
    for (const [name, value] of Object.entries(custom)) {
      const known = values.get(name) ?? new Set();
      values.set(name, known.size > mostValues ? known : known.add(value));
    }
  }
  const { compare } = new Intl.Collator("en", { numeric: true });
  return [...values]
    .filter(([name, known]) => known.size <= mostValues && !name.includes(": "))
    .toSorted(([one], [other]) => compare(one, other))
    .flatMap(([name, known]) => [...known].toSorted(compare).map((value) => fieldKey(name, value)));
}

/** How many households stand behind a list; people without one count for themselves. */
export function countHouseholds(guests: ListedGuest[]): number {
  const households = new Set(guests.map(({ householdId, guestId }) => householdId ?? guestId));
  return households.size;
}

/** What is wrong with a guest's form, by field; empty when nothing is. */
export function guestProblems(draft: GuestDraft): Partial<Record<keyof GuestDraft, string>> {
  const problems: Partial<Record<keyof GuestDraft, string>> = {};
  if (!draft.firstName.trim() && !draft.lastName.trim()) {
    problems.firstName = "Type a first or a last name";
  }
  if (draft.email.trim() && !isEmailAddress(draft.email)) {
    problems.email = addressProblem;
  }
  return problems;
}

/** The household of a guest with the numbers its line shows; null for people on their own. */
export interface HouseholdFacts {
  id: string;
  name: string;
  people: number;
  coming: number;
}

/** Households of a list by their id. */
export function householdFacts(guests: ListedGuest[]): Map<string, HouseholdFacts> {
  const facts = new Map<string, HouseholdFacts>();
  for (const { householdId: id, householdName, answer } of guests) {
    if (!id) continue;
    const known = facts.get(id) ?? { id, name: householdName ?? "", people: 0, coming: 0 };
    facts.set(id, {
      ...known,
      people: known.people + 1,
      coming: known.coming + (answer === "yes" ? 1 : 0),
    });
  }
  return facts;
}

/** Households by name with their people by name, then everybody without one. */
export function inHouseholdOrder(guests: ListedGuest[]): ListedGuest[] {
  const { compare } = new Intl.Collator("en", { sensitivity: "base" });
  const place = (guest: ListedGuest) => guest.householdName ?? "";
  return guests.toSorted((a, b) => {
    if (Boolean(a.householdId) !== Boolean(b.householdId)) return a.householdId ? -1 : 1;
    const byHousehold =
      compare(place(a), place(b)) || compare(a.householdId ?? "", b.householdId ?? "");
    return byHousehold || compare(a.fullName, b.fullName);
  });
}

/** A typed text without its edges, or null when there is none. */
export function orNull(text: string): string | null {
  return text.trim() || null;
}

/** A guest's own facts as the columns of `guests`. */
export function columnsOfPerson(draft: Omit<GuestDraft, "groupLabel">, locale?: string | null) {
  return {
    full_name: fullName(draft.firstName, draft.lastName, locale),
    first_name: orNull(draft.firstName),
    last_name: orNull(draft.lastName),
    former_name: orNull(draft.formerName),
    email: orNull(draft.email)?.toLowerCase() ?? null,
    phone: orNull(draft.phone),
    notes: orNull(draft.notes),
  };
}

/** A listed guest's facts as the columns of `guests`; town and country are kept with the own fields. */
export function columnsOfListed(draft: ListedGuestDraft) {
  const custom = Object.entries({ ...draft.custom, city: draft.city, country: draft.country })
    .map(([name, value]): [string, string] => [name.trim(), value.trim()])
    .filter(([name, value]) => name !== "" && value !== "");
  return {
    ...columnsOfPerson(draft, draft.locale),
    locale: orNull(draft.locale),
    tags: draft.tags,
    custom: Object.fromEntries(custom),
  };
}

/** What a draft says of the place on the list; whoever hosts stays a host. */
export function columnsOfPlace(draft: ListedGuestDraft, was?: Pick<ListedGuest, "isChild">) {
  return {
    group_label: orNull(draft.groupLabel),
    dietary: orNull(draft.dietary),
    ...(was?.isChild === draft.isChild
      ? {}
      : { role: draft.isChild ? ("child" as const) : ("member" as const) }),
  };
}

const names = new Intl.Collator("en", { numeric: true });

/** The order of a guest list, on the screen and in its file: by name as people look names up, Ç among C. */
export const byName = (
  one: Pick<ListedGuest, "fullName" | "id">,
  other: Pick<ListedGuest, "fullName" | "id">,
): number => names.compare(one.fullName, other.fullName) || compareTexts(one.id, other.id);
