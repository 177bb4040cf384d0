import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { conflictsOf, placesOf, withMoves } from "./seating.rules.ts";
import type { Seat, Seating, SeatingPerson, SeatingRule, SeatingTable } from "./seating.types.ts";
import { seatEverybody } from "./seating-solver.rules.ts";

const aTable = (label: string, seats: number, more: Partial<SeatingTable> = {}): SeatingTable => ({
  id: label,
  label,
  shape: "round",
  accessible: false,
  turned: false,
  x: 0,
  y: 0,
  version: 1,
  seats: Array.from({ length: seats }, (_, index) => ({
    number: index + 1,
    held: false,
    person: null,
  })),
  ...more,
});
const aPerson = (key: string, more: Partial<SeatingPerson> = {}): SeatingPerson => ({
  key,
  name: key,
  isChild: false,
  party: key,
  partyName: key,
  group: null,
  meal: null,
  dietary: null,
  stepFree: false,
  ...more,
});
const aRule = (kind: SeatingRule["kind"], one: string, other: string): SeatingRule => ({
  id: `${kind} ${one} ${other}`,
  kind,
  one,
  other,
});
const aPlan = (
  tables: SeatingTable[],
  people: SeatingPerson[],
  rules: SeatingRule[] = [],
): Seating => ({
  peopleFrom: "answers",
  publishedAt: null,
  mayWrite: true,
  tables,
  people,
  rules,
});
const tableOf = (seating: Seating, key: string) =>
  placesOf(withMoves(seating, seatEverybody(seating).moves).tables).get(key)?.tableId ?? null;

const plans = fc
  .record({
    sizes: fc.array(fc.record({ seats: fc.integer({ min: 1, max: 9 }), open: fc.boolean() }), {
      minLength: 1,
      maxLength: 9,
    }),
    people: fc.array(
      fc.record({
        party: fc.integer({ min: 0, max: 12 }),
        group: fc.option(fc.constantFrom("A", "B", "C"), { nil: null }),
        stepFree: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
        sits: fc.option(fc.nat(80), { nil: null, freq: 4 }),
      }),
      { minLength: 1, maxLength: 50 },
    ),
    pairs: fc.array(fc.tuple(fc.boolean(), fc.nat(49), fc.nat(49)), { maxLength: 16 }),
    held: fc.array(fc.nat(80), { maxLength: 4 }),
  })
  .map(({ sizes, people, pairs, held }) => {
    const tables = sizes.map(({ seats, open }, index) =>
      aTable(`T${index}`, seats, { accessible: open }),
    );
    const all = people.map((person, index) =>
      aPerson(`p${index}`, {
        group: person.group,
        stepFree: person.stepFree,
        party: `h${person.party}`,
      }),
    );
    const seats = tables.flatMap((table) => table.seats);
    for (const [index, { sits }] of people.entries()) {
      const seat = sits === null ? undefined : seats[sits];
      if (seat?.person === null) seat.person = `p${index}`;
    }
    for (const index of held) {
      const seat = seats[index];
      if (seat) seat.held = true;
    }
    const rules = pairs.flatMap(([isTogether, one, other]) =>
      one < other && other < all.length
        ? [aRule(isTogether ? "together" : "apart", `p${one}`, `p${other}`)]
        : [],
    );
    return aPlan(tables, all, rules);
  });

describe("whoever comes and whatever is asked", () => {
  it("breaks no rule that was not broken before, and moves nobody who sits", () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 1, max: 99 }), (seating, seed) => {
        const { moves, unseated } = seatEverybody(seating, seed);
        const before = placesOf(seating.tables);
        const planned = withMoves(seating, moves);
        const after = placesOf(planned.tables);
        expect(moves.filter(({ person }) => before.has(person))).toEqual([]);
        for (const [key, place] of before) expect(after.get(key)).toEqual(place);
        expect(after.size).toBe(before.size + moves.length);
        const seats = new Map<string, Seat>(
          seating.tables.flatMap(({ id, seats: own }) =>
            own.map((seat) => [`${id} ${seat.number}`, seat] as const),
          ),
        );
        for (const { to } of moves) {
          expect(seats.get(`${to?.tableId} ${to?.number}`)).toMatchObject({
            held: false,
            person: null,
          });
        }
        const broken = (plan: Seating) =>
          conflictsOf(plan).flatMap(({ isHard, words }) => (isHard ? [words] : []));
        expect(broken(planned).filter((words) => !broken(seating).includes(words))).toEqual([]);
        const without = unseated.flatMap(({ people }) => people.map(({ key }) => key));
        expect(without.toSorted()).toEqual(
          seating.people.flatMap(({ key }) => (after.has(key) ? [] : [key])).toSorted(),
        );
        expect(unseated.every(({ why }) => why.endsWith("."))).toBe(true);
      }),
      { numRuns: 150, seed: 20261121 },
    );
  });

  it("gives the same plan for the same seed", () => {
    fc.assert(
      fc.property(plans, (seating) => {
        expect(seatEverybody(seating, 7)).toEqual(seatEverybody(seating, 7));
      }),
      { numRuns: 25, seed: 20261121 },
    );
  });
});

it("seats five hundred guests at sixty tables without anybody left over", () => {
  const tables = Array.from({ length: 60 }, (_, index) =>
    aTable(`Table ${index + 1}`, 9, { accessible: index < 4 }),
  );
  const people = Array.from({ length: 500 }, (_, index) =>
    aPerson(`p${index}`, {
      party: `h${Math.floor(index / 3)}`,
      group: `Class ${index % 12}`,
      stepFree: index % 50 === 0,
    }),
  );
  const rules = Array.from({ length: 60 }, (_, index) =>
    aRule(index % 2 === 0 ? "together" : "apart", `p${index * 6}`, `p${index * 6 + 250 - 4}`),
  ).filter(({ other }) => people.some(({ key }) => key === other));
  const { unseated, impossible } = seatEverybody(aPlan(tables, people, rules));
  expect([unseated, impossible]).toEqual([[], []]);
});

describe("people who belong together", () => {
  const family = ["a", "b", "c"].map((key) =>
    aPerson(key, { party: "Lind", partyName: "The Linds" }),
  );
  const filler = (count: number) => Array.from({ length: count }, (_, i) => aPerson(`x${i}`));

  it("keeps a household at one table, making room for it", () => {
    const seating = aPlan([aTable("1", 3), aTable("2", 4)], [...filler(4), ...family]);
    expect(new Set(family.map(({ key }) => tableOf(seating, key))).size).toBe(1);
    expect(seatEverybody(seating).unseated).toEqual([]);
  });

  it("says so where no table holds a household, and still seats it", () => {
    const seating = aPlan([aTable("1", 2), aTable("2", 2)], family);
    const { misses, unseated } = seatEverybody(seating);
    expect(unseated).toEqual([]);
    expect(misses).toContain("The Linds (3) sit at 1 and 2: no table has 3 seats.");
  });

  it("brings somebody to those of a household who sit already, next to them", () => {
    const table = aTable("2", 5);
    const third = table.seats[2];
    if (third) third.person = "a";
    const { moves } = seatEverybody(aPlan([aTable("1", 5), table], family));
    expect(moves.map(({ to }) => `${to?.tableId} ${to?.number}`).toSorted()).toEqual([
      "2 2",
      "2 4",
    ]);
  });
});

describe("what cannot be", () => {
  const [a, b, c] = [aPerson("a"), aPerson("b"), aPerson("c")];

  it.each([
    [
      "rules against each other",
      aPlan(
        [aTable("1", 4)],
        [a, b, c],
        [aRule("together", "a", "b"), aRule("together", "b", "c"), aRule("apart", "a", "c")],
      ),
      "a and c are to sit apart, and yet rules hold them together.",
    ],
    [
      "more people than a table has",
      aPlan(
        [aTable("1", 2), aTable("2", 2)],
        [a, b, c],
        [aRule("together", "a", "b"), aRule("together", "b", "c")],
      ),
      "a, b and c are to sit together, and no table has 3 seats. The largest has 2.",
    ],
  ])("%s: is named, nobody of them is seated", (_, seating, words) => {
    const { moves, impossible, unseated } = seatEverybody(seating);
    expect(impossible).toEqual([words]);
    expect(moves).toEqual([]);
    expect(unseated.flatMap(({ people }) => people)).toHaveLength(3);
  });

  it.each([
    ["no table without steps", [aTable("1", 4)], "No table is marked as reached without steps."],
    [
      "the table without steps is full",
      [
        aTable("1", 4),
        aTable("2", 1, { accessible: true, seats: [{ number: 1, held: true, person: null }] }),
      ],
      "No table without steps has a free seat.",
    ],
    ["no table", [], "Every seat is taken."],
  ])("%s: is the reason that is told", (_, tables, why) => {
    const { unseated } = seatEverybody(aPlan(tables, [aPerson("a", { stepFree: true })]));
    expect(unseated.map((each) => each.why)).toEqual([why]);
  });

  it("keeps two apart where there is only one table", () => {
    const { moves, unseated } = seatEverybody(
      aPlan([aTable("1", 4)], [a, b], [aRule("apart", "a", "b")]),
    );
    expect(moves).toHaveLength(1);
    expect(unseated[0]?.why).toBe(
      "At each table with room sits somebody they are to sit apart from.",
    );
  });
});
