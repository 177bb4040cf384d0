import { describe, expect, it } from "vitest";
import {
  byName,
  columnsOfListed,
  columnsOfPlace,
  countHouseholds,
  fieldValuesOf,
  filterGuests,
  groupsOf,
  guestProblems,
  householdFacts,
  inHouseholdOrder,
  ownFieldsOf,
  searchIndex,
  tagsOf,
} from "./guests.rules.ts";
import { listedGuest } from "../../../../tests/fixtures/listed-guest.ts";

const guests = [
  listedGuest("Søren Štěpánek", { groupLabel: "Class of 1997", answer: "yes", householdId: "h1" }),
  listedGuest("Zoë Rossi", {
    formerName: "Brontë",
    groupLabel: "Class of 1996",
    householdId: "h1",
  }),
  listedGuest("ليلى الحدّاد", { email: "layla@example.org", city: "Köln", answer: "no" }),
];
const all = { text: "", answers: [], groups: [], tags: [], fields: [] };

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
    expect(groupsOf(years.map((groupLabel) => listedGuest(groupLabel, { groupLabel })))).toEqual([
      "Class of 199",
      "Class of 1996",
      "Class of 1997",
    ]);
  });
});

describe("tags and fields of one's own", () => {
  const people = [
    listedGuest("A", { tags: ["band"], custom: { Bus: "10", "T-shirt": "M" } }),
    listedGuest("B", { tags: ["band", "early"], custom: { Bus: "9", "T-shirt": "M" } }),
    listedGuest("C", { custom: { Bus: "9", "T-shirt": "L" } }),
  ];
  const found = (filter: object) =>
    filterGuests(searchIndex(people), { ...all, ...filter }).map(({ fullName }) => fullName);

  it.each([
    [{ tags: ["band"] }, ["A", "B"]],
    [{ tags: ["band", "early"] }, ["A", "B"]],
    [{ fields: ["Bus: 9"] }, ["B", "C"]],
    [{ fields: ["Bus: 9", "Bus: 10", "T-shirt: M"] }, ["A", "B"]],
    [{ text: "early" }, ["B"]],
    [{ tags: ["band"], fields: ["T-shirt: L"] }, []],
  ])("%j", (filter, names) => expect(found(filter)).toEqual(names));

  it("are offered as people count, without fields in which everybody differs", () => {
    const many = Array.from({ length: 13 }, (_, n) =>
      listedGuest(`G ${n}`, { custom: { Locker: String(n) } }),
    );
    expect(tagsOf(people)).toEqual(["band", "early"]);
    expect(fieldValuesOf([...people, ...many])).toEqual([
      "Bus: 9",
      "Bus: 10",
      "T-shirt: L",
      "T-shirt: M",
    ]);
    expect(ownFieldsOf(many)).toEqual(["Locker"]);
  });
});

describe("a listed guest's columns", () => {
  const draft = {
    firstName: "Ada",
    lastName: "King",
    formerName: "",
    email: "",
    phone: "",
    groupLabel: "1997",
    notes: "",
    city: " Bath ",
    country: "",
    locale: "en",
    dietary: "Vegan",
    isChild: false,
    tags: ["band"],
    custom: { Bus: " 9 ", "T-shirt": "" },
  };
  it("keep town and own fields together, and drop what was emptied", () => {
    expect(columnsOfListed(draft)).toMatchObject({
      full_name: "Ada King",
      locale: "en",
      tags: ["band"],
      custom: { Bus: "9", city: "Bath" },
    });
  });
  it("change a role only when it changed: a host stays one", () => {
    expect(columnsOfPlace(draft, { isChild: false })).toEqual({
      group_label: "1997",
      dietary: "Vegan",
    });
    expect(columnsOfPlace({ ...draft, isChild: true }, { isChild: false })).toHaveProperty(
      "role",
      "child",
    );
    expect(columnsOfPlace(draft, { isChild: true })).toHaveProperty("role", "member");
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
      listedGuest("Alone"),
      listedGuest("Zed", { householdId: "b", householdName: "Berg" }),
      listedGuest("Ada", { householdId: "z", householdName: "Zhang" }),
      listedGuest("Bo", { householdId: "b", householdName: "Berg" }),
    ];
    expect(inHouseholdOrder(named).map(({ fullName }) => fullName)).toEqual([
      "Bo",
      "Zed",
      "Ada",
      "Alone",
    ]);
  });
});

it("stands in the order in which people look names up, whatever letters they begin with", () => {
  const called = ["Zoe", "Çelik", "émile", "Dana", "Carl", "Ömer"];
  const sorted = called.map((fullName) => ({ fullName, id: fullName })).toSorted(byName);
  expect(sorted.map(({ fullName }) => fullName)).toEqual([
    "Carl",
    "Çelik",
    "Dana",
    "émile",
    "Ömer",
    "Zoe",
  ]);
});
