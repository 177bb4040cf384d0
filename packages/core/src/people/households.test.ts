import { describe, expect, it } from "vitest";
import { listedGuest } from "../../../../tests/fixtures/listed-guest.ts";
import { addresseeOf, householdChoices, suggestedName } from "./households.rules.ts";

describe("a household's name", () => {
  it.each([
    [["Anna Müller", "Ben Müller"], "Müller"],
    [["Anna Müller", "Ben Lind"], "Anna Müller & Ben Lind"],
    [["Madonna", "Prince"], "Madonna & Prince"],
    [["Anna Müller"], "Müller"],
  ])("%s", (names, name) => {
    expect(suggestedName(names.map((each) => listedGuest(each)))).toBe(name);
  });
});

it("tells two families of one name apart by their people", () => {
  const one = { householdId: "1", householdName: "Müller" };
  const other = { householdId: "2", householdName: "Müller" };
  const list = [
    listedGuest("Dora Müller", other),
    listedGuest("Anna Müller", one),
    listedGuest("Ben Müller", one),
    listedGuest("Cleo Müller", one),
    listedGuest("Emil Müller", one),
    listedGuest("Zed Alone"),
  ];
  expect(householdChoices(list).map(({ people }) => people)).toEqual([
    "Anna Müller, Ben Müller, Cleo Müller and 1 more",
    "Dora Müller",
  ]);
});

it("sends a household's link to its head, else to who can be reached", () => {
  const people = [
    listedGuest("Anna Müller"),
    listedGuest("Ben Müller", { email: "ben@guests.example" }),
  ];
  expect(addresseeOf(people, "Anna Müller")?.fullName).toBe("Anna Müller");
  expect(addresseeOf(people, null)?.fullName).toBe("Ben Müller");
  expect(addresseeOf([], null)).toBeUndefined();
});
