import { describe, expect, it } from "vitest";
import { applyMerges, mergeGuests } from "./import-duplicates.rules.ts";
import { familyQuestions } from "./import-families.rules.ts";
import type { ImportedGuest } from "./imports.types.ts";

const aLine = (
  line: number,
  name: string,
  household: string | null,
  more: Partial<ImportedGuest> = {},
): ImportedGuest => ({
  line,
  key: `who:${name.toLowerCase()}`,
  firstName: name.split(" ")[0] ?? "",
  lastName: name.split(" ")[1] ?? "",
  formerName: null,
  email: null,
  phone: null,
  city: null,
  country: null,
  groupLabel: null,
  dietary: null,
  note: null,
  tags: [],
  answer: null,
  householdKey: household && `name:${household}`,
  householdName: household,
  custom: {},
  ...more,
});

const households = (guests: ImportedGuest[], joined: string[] = []) => {
  const sent = applyMerges(guests, [], new Set(), new Set(joined));
  return sent.map(({ householdKey }) => householdKey);
};

const twoFamilies = [
  aLine(2, "Anna Müller", "Müller", { city: "Bonn" }),
  aLine(3, "Ben Müller", "Müller", { city: "Bonn" }),
  aLine(4, "Cleo Müller", "Müller", { city: "Kiel" }),
  aLine(5, "Dan Müller", "Müller", { city: "Kiel" }),
];

describe("two families of one name", () => {
  it("get a household each, so that no link reads both, and somebody is asked", () => {
    const [anna, ben, cleo, dan] = households(twoFamilies);
    expect(anna).toBe(ben);
    expect(cleo).toBe(dan);
    expect(anna).not.toBe(cleo);
    const [question] = familyQuestions(twoFamilies);
    expect(question?.families.map((people) => people.map(({ firstName }) => firstName))).toEqual([
      ["Anna", "Ben"],
      ["Cleo", "Dan"],
    ]);
  });

  it("are one when somebody says so", () => {
    expect(new Set(households(twoFamilies, ["name:Müller"])).size).toBe(1);
  });

  it("of two files are never one: a household is known by one of its people", () => {
    expect(households(twoFamilies.slice(0, 2))[0]).not.toBe(households(twoFamilies.slice(2))[0]);
    expect(households(twoFamilies.slice(0, 2).toReversed())[0]).toBe(
      households(twoFamilies.slice(0, 2))[0],
    );
  });

  it("apart in the file are apart, unless an address or a telephone joins them", () => {
    const apart = [
      aLine(2, "Anna Müller", "Müller", { phone: "+49 228 123456" }),
      aLine(3, "Zed Obi", null),
      aLine(4, "Ben Müller", "Müller"),
      aLine(5, "Cleo Müller", "Müller", { phone: "0049 228 123456" }),
    ];
    const [anna, , ben, cleo] = households(apart);
    expect(anna).toBe(cleo);
    expect(ben).not.toBe(anna);
  });
});

it.each([
  ["people who follow each other", [aLine(2, "Anna Lind", "Lind"), aLine(3, "Bo Berg", "Lind")]],
  [
    "a couple's name",
    [aLine(2, "Ada Lind", "Ada & Bo"), aLine(3, "X Y", null), aLine(4, "Bo Lind", "Ada & Bo")],
  ],
  [
    "the name of one of them",
    [aLine(2, "Ada Lind", "Ada Lind"), aLine(3, "X Y", null), aLine(4, "Bo Berg", "Ada Lind")],
  ],
  [
    "people of one line",
    [aLine(2, "Ada Lind", "Lind"), aLine(2, "Bo Lind", "Lind", { city: "Lund" })],
  ],
])("nobody is asked about %s", (_, guests) => {
  expect(familyQuestions(guests)).toEqual([]);
});

it("a line that was merged is sent along by its key", () => {
  const merged = mergeGuests([aLine(2, "Rob Stone", null), aLine(3, "Robert Stone", null)]);
  expect(merged.otherKeys).toEqual(["who:robert stone"]);
});
