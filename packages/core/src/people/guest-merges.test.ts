import { describe, expect, it } from "vitest";
import { listedGuest } from "../../../../tests/fixtures/listed-guest.ts";
import type { ListedGuest } from "./guests.types.ts";
import type { MergePerson } from "./guest-merges.types.ts";
import { describeMoves, differences, findSuspects } from "./guest-merges.rules.ts";
import { isOneSlipAway } from "./guest-merge-suspects.rules.ts";

const aGuest = (id: string, fullName: string, more: Partial<ListedGuest> = {}) =>
  listedGuest(fullName, { id: `place-${id}`, guestId: id, ...more });

it.each([
  ["anna", "ana", true],
  ["anna", "nana", true],
  ["jonas", "jnoas", true],
  ["lind", "lund", true],
  ["lind", "lind", false],
  ["lind", "lande", false],
])("%s and %s: one slip away is %s", (one, other, expected) => {
  expect(isOneSlipAway(one, other)).toBe(expected);
  expect(isOneSlipAway(other, one)).toBe(expected);
});

describe("who looks like one person", () => {
  it.each<[string, ListedGuest, ListedGuest, string | undefined]>([
    [
      "accents and order",
      aGuest("1", "Zoë Rossi", { email: "z@x.example" }),
      aGuest("2", "Rossi, Zoe", { email: "z@x.example" }),
      "Same name and e-mail",
    ],
    [
      "a phone written otherwise",
      aGuest("1", "Ada Eze", { phone: "0046 70 123" }),
      aGuest("2", "Ada Eze", { phone: "+4670123", email: "a@x.example" }),
      "Same name and phone",
    ],
    [
      "a name alone",
      aGuest("1", "Ada Eze", { email: "a@x.example" }),
      aGuest("2", "Ada Eze"),
      "Same name, and nothing that speaks against it",
    ],
    [
      "a slip in the address",
      aGuest("1", "Ada Eze", { email: "ada@mail.example" }),
      aGuest("2", "Ada Eze", { email: "ada@mial.example" }),
      "Same name, and e-mail addresses one letter apart",
    ],
    [
      "a short first name",
      aGuest("1", "Rob Stone", { email: "s@x.example" }),
      aGuest("2", "Robert Stone", { email: "s@x.example" }),
      "Same e-mail, and one first name begins like the other",
    ],
    [
      "a slip in the name",
      aGuest("1", "Sven Lindqvist"),
      aGuest("2", "Sven Lindkvist"),
      "Names one letter apart",
    ],
    [
      "a former name",
      aGuest("1", "Zoë Rossi", { formerName: "Brontë" }),
      aGuest("2", "Zoe Bronte"),
      "One’s former name is the other’s name",
    ],
    [
      "a family with one address",
      aGuest("1", "Ada Eze", { email: "f@x.example" }),
      aGuest("2", "Bo Eze", { email: "f@x.example" }),
      undefined,
    ],
    [
      "two towns",
      aGuest("1", "Ada Eze", { city: "Lund" }),
      aGuest("2", "Ada Eze", { city: "Bonn" }),
      undefined,
    ],
    [
      "two years",
      aGuest("1", "Sven Lindqvist", { groupLabel: "1996" }),
      aGuest("2", "Sven Lindkvist", { groupLabel: "1997" }),
      undefined,
    ],
    ["short names", aGuest("1", "Bo Li"), aGuest("2", "Bo Lu"), undefined],
  ])("%s", (_, one, other, reason) => {
    expect(findSuspects([one, other], [])[0]?.reason).toBe(reason);
  });

  it("asks once: who was told apart is not suggested again", () => {
    const two = [aGuest("b", "Ada Eze"), aGuest("a", "Ada Eze")];
    expect(findSuspects(two, [])).toHaveLength(1);
    expect(findSuspects(two, [["a", "b"]])).toEqual([]);
  });

  it("puts three into one group, among many", () => {
    const many = Array.from({ length: 2000 }, (_, n) =>
      aGuest(`g${n}`, `Guest${n} Surname${n % 400}`, { email: `g${n}@x.example` }),
    );
    const three = ["x", "y", "z"].map((id) => aGuest(id, "Nia Obi"));
    const found = findSuspects([...many, ...three], []);
    expect(found.find(({ id }) => id === "x y z")).toBeDefined();
  });
});

const person = (id: string, more: Partial<MergePerson>): MergePerson => ({
  id,
  full_name: "Ada Eze",
  former_name: null,
  email: null,
  phone: null,
  locale: null,
  notes: null,
  tags: [],
  custom: {},
  ...more,
});

it("asks only where people differ, and says whose each value is", () => {
  const people = [
    person("1", { email: "a@x.example", phone: "1", custom: { city: "Lund" } }),
    person("2", { email: "b@x.example", custom: { city: "Bonn", Bus: "2" } }),
    person("3", { email: "a@x.example" }),
  ];
  expect(differences({ people })).toEqual([
    {
      field: "email",
      label: "E-mail",
      options: [
        { guestId: "1", value: "a@x.example" },
        { guestId: "2", value: "b@x.example" },
      ],
    },
    {
      field: "custom.city",
      label: "Town",
      options: [
        { guestId: "1", value: "Lund" },
        { guestId: "2", value: "Bonn" },
      ],
    },
  ]);
});

it("says what moves, also from tables without words", () => {
  const moves = { rsvps: 2, personal_links: 2, new_table: 1 };
  const answers = [{ eventId: "1", eventName: "Gala", choices: [] }];
  expect(describeMoves({ moves, answers })).toEqual([
    "1 answer",
    "2 mailed links",
    "1 further entry",
  ]);
});
