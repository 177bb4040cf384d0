import { describe, expect, it } from "vitest";
import type { ListedGuest } from "../guests/guests.types.ts";
import { addresseeOf, householdChoices, suggestedName } from "./households.rules.ts";

const aGuest = (fullName: string, more: Partial<ListedGuest> = {}): ListedGuest => ({
  id: fullName,
  guestId: fullName,
  fullName,
  firstName: fullName.split(" ")[0] ?? null,
  lastName: fullName.split(" ")[1] ?? null,
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
  knownDietary: null,
  locale: null,
  isChild: false,
  answeredAt: null,
  invitedAt: null,
  lastContactAt: null,
  ticketCount: 0,
  paidMinor: 0,
  dueMinor: 0,
  createdAt: "2026-01-01T00:00:00Z",
  ...more,
});

describe("a household's name", () => {
  it.each([
    [["Anna Müller", "Ben Müller"], "Müller"],
    [["Anna Müller", "Ben Lind"], "Anna Müller & Ben Lind"],
    [["Madonna", "Prince"], "Madonna & Prince"],
    [["Anna Müller"], "Müller"],
  ])("%s", (names, name) => {
    expect(suggestedName(names.map((each) => aGuest(each)))).toBe(name);
  });
});

it("tells two families of one name apart by their people", () => {
  const one = { householdId: "1", householdName: "Müller" };
  const other = { householdId: "2", householdName: "Müller" };
  const list = [
    aGuest("Dora Müller", other),
    aGuest("Anna Müller", one),
    aGuest("Ben Müller", one),
    aGuest("Cleo Müller", one),
    aGuest("Emil Müller", one),
    aGuest("Zed Alone"),
  ];
  expect(householdChoices(list).map(({ people }) => people)).toEqual([
    "Anna Müller, Ben Müller, Cleo Müller and 1 more",
    "Dora Müller",
  ]);
});

it("sends a household's link to its head, else to who can be reached", () => {
  const people = [aGuest("Anna Müller"), aGuest("Ben Müller", { email: "ben@guests.example" })];
  expect(addresseeOf(people, "Anna Müller")?.fullName).toBe("Anna Müller");
  expect(addresseeOf(people, null)?.fullName).toBe("Ben Müller");
  expect(addresseeOf([], null)).toBeUndefined();
});
