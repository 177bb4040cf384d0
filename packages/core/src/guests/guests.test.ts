import { describe, expect, it } from "vitest";
import {
  countHouseholds,
  filterGuests,
  groupsOf,
  guestProblems,
  householdFacts,
  inHouseholdOrder,
  searchIndex,
} from "./guests.rules.ts";
import type { ListedGuest } from "./guests.types.ts";

function aGuest(overrides: Partial<ListedGuest> & Pick<ListedGuest, "fullName">): ListedGuest {
  return {
    id: overrides.fullName,
    guestId: overrides.fullName,
    firstName: null,
    lastName: null,
    formerName: null,
    email: null,
    phone: null,
    city: null,
    country: null,
    tags: [],
    custom: {},
    notes: null,
    householdId: null,
    householdName: null,
    groupLabel: null,
    answer: "pending",
    partySize: 0,
    mealChoice: null,
    dietary: null,
    answeredAt: null,
    invitedAt: null,
    lastContactAt: null,
    ticketCount: 0,
    paidMinor: 0,
    dueMinor: 0,
    createdAt: "2026-01-01T00:00:00Z",
    ...overrides,
  };
}

const guests = [
  aGuest({
    fullName: "Søren Štěpánek",
    groupLabel: "Class of 1997",
    answer: "yes",
    householdId: "h1",
  }),
  aGuest({
    fullName: "Zoë Rossi",
    formerName: "Brontë",
    groupLabel: "Class of 1996",
    householdId: "h1",
  }),
  aGuest({ fullName: "ليلى الحدّاد", email: "layla@example.org", city: "Köln", answer: "no" }),
];
const all = { text: "", answers: [], groups: [] };

describe("finding guests", () => {
  it.each([
    ["stepanek", ["Søren Štěpánek"]],
    ["SOREN", ["Søren Štěpánek"]],
    ["bronte", ["Zoë Rossi"]],
    ["rossi 1996", ["Zoë Rossi"]],
    ["koln", ["ليلى الحدّاد"]],
    ["ليلى", ["ليلى الحدّاد"]],
    ["nobody", []],
  ])("%s", (text, names) => {
    const found = filterGuests(searchIndex(guests), { ...all, text });
    expect(found.map(({ fullName }) => fullName)).toEqual(names);
  });

  it("narrows by answer and group together", () => {
    const index = searchIndex(guests);
    expect(filterGuests(index, { ...all, answers: ["yes", "no"] })).toHaveLength(2);
    expect(filterGuests(index, { ...all, answers: ["yes"], groups: ["Class of 1996"] })).toEqual(
      [],
    );
  });

  it("counts households and sorts groups as people count", () => {
    expect(countHouseholds(guests)).toBe(2);
    const years = ["Class of 1997", "Class of 199", "Class of 1996"];
    expect(
      groupsOf(years.map((groupLabel) => aGuest({ fullName: groupLabel, groupLabel }))),
    ).toEqual(["Class of 199", "Class of 1996", "Class of 1997"]);
  });
});

describe("a guest's form", () => {
  const draft = {
    firstName: "Ada",
    lastName: "",
    formerName: "",
    email: "",
    phone: "",
    groupLabel: "",
    notes: "",
  };
  it("needs a name and a whole address", () => {
    expect(guestProblems(draft)).toEqual({});
    expect(guestProblems({ ...draft, firstName: " " })).toEqual({
      firstName: "Type a first or a last name",
    });
    expect(guestProblems({ ...draft, email: "ada@example" })).toHaveProperty("email");
  });
});

describe("households", () => {
  it("know how many belong to them and how many come", () => {
    const named = guests.map((guest) =>
      guest.householdId ? { ...guest, householdName: "Rossi-Štěpánek" } : guest,
    );
    expect([...householdFacts(named).values()]).toEqual([
      { id: "h1", name: "Rossi-Štěpánek", people: 2, coming: 1 },
    ]);
  });

  it("stand by name, people without one last", () => {
    const named = [
      aGuest({ fullName: "Alone" }),
      aGuest({ fullName: "Zed", householdId: "b", householdName: "Berg" }),
      aGuest({ fullName: "Ada", householdId: "z", householdName: "Zhang" }),
      aGuest({ fullName: "Bo", householdId: "b", householdName: "Berg" }),
    ];
    expect(inHouseholdOrder(named).map(({ fullName }) => fullName)).toEqual([
      "Bo",
      "Zed",
      "Ada",
      "Alone",
    ]);
  });
});
