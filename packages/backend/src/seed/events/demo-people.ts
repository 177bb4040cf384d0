import { type Names, slugOf } from "./demo-names.ts";
import type { DemoAnswer, DemoGuest, DemoHousehold } from "./demo-world.ts";
import { idOf, type Random } from "../random.ts";

/** A party to lay out before the answers are known. */
export interface Party {
  people: { first: string; last: string; role: DemoGuest["role"]; group: string | null }[];
}

/** How many households there are of one, two, three … people. */
export type HouseholdSizes = readonly number[];

/** How many guests gave each answer; the rest has not answered. */
export type AnswerQuotas = Readonly<Record<DemoAnswer, number>>;

/** Households of random people: the first is a member, the second a partner, then children.
 * None has the name of somebody known already. */
export function drawParties(
  random: Random,
  cultures: readonly Names[],
  sizes: HouseholdSizes,
  groups: readonly string[],
  known: readonly Party[] = [],
): Party[] {
  const taken = new Set(
    known.flatMap(({ people }) => people.map(({ first, last }) => `${first} ${last}`)),
  );
  const drawName = (names: Names, family: string): { first: string; last: string } => {
    for (let tries = 0; tries < 500; tries++) {
      const culture = tries < 20 ? names : random.pick(cultures);
      const last = tries < 10 ? family : random.pick(culture.last);
      const first = random.pick(culture.first);
      if (taken.has(`${first} ${last}`)) continue;
      taken.add(`${first} ${last}`);
      return { first, last };
    }
    throw new Error("There are too few names for so many guests");
  };
  return sizes.flatMap((count, index) =>
    Array.from({ length: count }, () => {
      const names = random.pick(cultures);
      const family = random.pick(names.last);
      return {
        people: Array.from({ length: index + 1 }, (_, place) => ({
          ...drawName(names, family),
          role: roleAt(place),
          group: place === 0 && groups.length > 0 ? random.pick(groups) : null,
        })),
      };
    }),
  );
}

function roleAt(place: number): DemoGuest["role"] {
  if (place === 0) return "member";
  return place === 1 ? "guest" : "child";
}

/** Everybody in their households, with answers that meet the quotas exactly. */
export function seatParties(
  random: Random,
  scope: string,
  parties: readonly Party[],
  quotas: AnswerQuotas,
  fixed: Readonly<Record<string, DemoAnswer | "pending">>,
): { guests: DemoGuest[]; households: DemoHousehold[] } {
  const households: DemoHousehold[] = [];
  const guests = parties.flatMap((party, index) => {
    const householdId = idOf(`${scope} household ${index}`);
    const people = party.people.map((person) => guestOf(scope, householdId, person));
    const [head] = people;
    if (!head) return [];
    const names = new Set(people.map(({ lastName }) => lastName));
    households.push({ id: householdId, name: [...names].join("-"), headGuestId: head.id });
    return people;
  });
  spreadAnswers(random, guests, quotas, fixed);
  return { guests, households };
}

function guestOf(scope: string, householdId: string, person: Party["people"][number]): DemoGuest {
  const name = `${person.first} ${person.last}`;
  return {
    id: idOf(`${scope} guest ${name}`),
    eventGuestId: idOf(`${scope} on the list ${name}`),
    householdId,
    firstName: person.first,
    lastName: person.last,
    email: person.role === "child" ? null : `${slugOf(name)}@mail.example.com`,
    role: person.role,
    group: person.group,
    answer: null,
    partySize: 1,
    meal: null,
    dietary: null,
    note: null,
    invitedAt: null,
    openedAt: null,
    answeredAt: null,
  };
}

/** Whole households answer alike as far as the numbers allow. */
function spreadAnswers(
  random: Random,
  guests: readonly DemoGuest[],
  quotas: AnswerQuotas,
  fixed: Readonly<Record<string, DemoAnswer | "pending">>,
): void {
  const left = { ...quotas };
  const open: DemoGuest[] = [];
  const byHousehold = random.shuffle([
    ...Map.groupBy(guests, ({ householdId }) => householdId).values(),
  ]);
  for (const guest of byHousehold.flat()) {
    const said = fixed[`${guest.firstName} ${guest.lastName}`];
    if (said === undefined) open.push(guest);
    else if (said !== "pending") {
      guest.answer = said;
      left[said] -= 1;
    }
  }
  const answers: DemoAnswer[] = (["yes", "no", "maybe"] as const).flatMap((answer) =>
    Array.from({ length: left[answer] }, () => answer),
  );
  for (const [index, answer] of answers.entries()) {
    const guest = open[index];
    if (!guest) throw new Error("There are more answers than guests");
    guest.answer = answer;
  }
}
