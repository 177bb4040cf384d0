import { describe, expect, it } from "vitest";
import { eventTypeCopy } from "./event-types.copy.ts";
import {
  builtInEventTypes,
  countPeople,
  eventTypeProblem,
  peopleWords,
} from "./event-types.rules.ts";
import { createEventTypeStore } from "./event-types.store.ts";

const memory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};

describe("'Twelve built-in types are fixed. Name: group term, member term'", () => {
  it("in their order", () => {
    const terms = builtInEventTypes.map(
      ({ name, groupTerm, memberTerm }) => `${name}: ${groupTerm}, ${memberTerm}`,
    );
    expect(terms).toEqual([
      "Club: Interest Group, Member",
      "Community: Organization, Member",
      "Family: Branch, Family Member",
      "Milestone: Group, Guest",
      "Military: Unit, Service Member",
      "Professional: Department, Colleague",
      "School: Class Year, Classmate",
      "Social Event: Party, Guest",
      "Sports Team Reunions: Team, Teammate",
      "College Fraternity/Sorority: Chapter, Brother/Sister",
      "Friends: Circle, Friend",
      "Cultural Gatherings: Community, Participant",
    ]);
  });

  it("'ids ending in -type-1'", () => {
    expect(builtInEventTypes).toHaveLength(12);
    expect(builtInEventTypes.every(({ id }) => id.endsWith("-type-1"))).toBe(true);
  });
});

describe("a pick", () => {
  it.each([
    ["school-type-1", null],
    ["school-type-2", "Invalid event type ID format."],
    ["", "Invalid event type ID format."],
    ["7f0f7c1e-9d0e-4a54-9c27-5d2f4f1f2a10", "Selected event type not found."],
  ])("%s: %s", (id, problem) => expect(eventTypeProblem(id)).toBe(problem));

  it("'defaults to the first built-in type (Club) until the user picks; stored locally per user'", () => {
    const storage = memory();
    const store = createEventTypeStore(storage);
    store.open("u1");
    expect(store.getState()).toEqual({ eventTypeId: "club-type-1", isExplicit: false });
    expect(store.pick("school-type-1")).toMatchObject({ ok: true, value: { name: "School" } });
    store.open("u2");
    expect(store.getState().isExplicit).toBe(false);
    store.open("u1");
    expect(store.getState()).toEqual({ eventTypeId: "school-type-1", isExplicit: true });
  });

  it("says so when it cannot be stored", () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    const store = createEventTypeStore(full);
    store.open("u1");
    expect(store.pick("school-type-1")).toMatchObject({
      ok: false,
      error: { message: "Failed to update your preferred event type." },
    });
    expect(eventTypeCopy.updated("School").description).toBe(
      'Your preferred event type is now "School".',
    );
  });
});

describe("an event's people inside a sentence", () => {
  it.each([
    ["school-type-1", "1,105 classmates"],
    ["family-type-1", "1,105 family members"],
    ["fraternity-sorority-type-1", "1,105 brothers/sisters"],
    ["not-a-type", "1,105 guests"],
    [null, "1,105 guests"],
  ])("of %s", (type, words) => expect(countPeople(1105, peopleWords(type))).toBe(words));

  it("are one or many, in a group of the type's own word", () => {
    const words = peopleWords("school-type-1");
    expect(countPeople(1, words)).toBe("1 classmate");
    expect(words.group).toBe("Class Year");
  });
});
