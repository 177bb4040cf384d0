import type { ListedGuest } from "./guests.types.ts";

const words = (guest: ListedGuest): { first: string; last: string } => ({
  first: guest.firstName ?? guest.fullName,
  last: guest.lastName ?? "",
});

/** What a new household could be called: the shared family name, else the first two by name. */
export function suggestedName(people: readonly ListedGuest[]): string {
  const [one, two] = people;
  if (!one) return "";
  const shared = words(one).last;
  if (shared && people.every((guest) => words(guest).last === shared)) return shared;
  return two ? `${one.fullName} & ${two.fullName}` : one.fullName;
}

/** A household that people of a list can join, told apart from others of its name by its people. */
export interface HouseholdChoice {
  id: string;
  name: string;
  people: string;
}

/** The households of a list by name, with whom they hold: `Anna Müller, Ben Müller and 2 more`. */
export function householdChoices(guests: readonly ListedGuest[]): HouseholdChoice[] {
  const byId = new Map<string, { name: string; people: string[] }>();
  for (const { householdId: id, householdName, fullName } of guests) {
    if (!id) continue;
    const known = byId.get(id) ?? { name: householdName ?? "", people: [] };
    byId.set(id, { ...known, people: [...known.people, fullName] });
  }
  const { compare } = new Intl.Collator("en", { sensitivity: "base" });
  return [...byId]
    .map(([id, { name, people }]) => {
      const more = people.length > 3 ? ` and ${people.length - 3} more` : "";
      return { id, name, people: people.slice(0, 3).join(", ") + more };
    })
    .toSorted((a, b) => compare(a.name, b.name) || compare(a.people, b.people));
}

/** Whose link stands for a household: its head's, else the first one's who can be mailed, else the first. */
export function addresseeOf(
  people: readonly ListedGuest[],
  headGuestId: string | null,
): ListedGuest | undefined {
  return (
    people.find(({ guestId }) => guestId === headGuestId) ??
    people.find(({ email }) => email !== null) ??
    people[0]
  );
}
