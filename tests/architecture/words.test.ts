import { expect, test } from "vitest";
import {
  builtInEventTypes,
  memberTerm,
  peopleAtStart,
} from "@jubilee/core/events/event-types.rules";
import { sourcesUnder } from "./sources.ts";

/** Screens that always know whose event they are about. */
const screens = sourcesUnder(
  [
    "answers",
    "door",
    "events",
    "people/guests",
    "people/import",
    "schedule/activities",
    "tickets/orders",
    "venues/seating",
  ].map((folder) => `apps/portal/src/features/${folder}`),
).filter(({ path }) => !/\.test\.tsx?$/.test(path));

/** A sentence about people: a text that begins with the word, in quotes, marks or on a line of its own. */
const saysGuests = /(["`>]|^\s+)(Guests?|Attendees?) (?!lists?\b)[a-z]/m;

test("there are screens to look at", () => {
  expect(screens.length).toBeGreaterThan(150);
});

test("no sentence of an event's screens begins with guests: people are called as its type says", () => {
  expect(screens.flatMap(({ path, text }) => (saysGuests.test(text) ? path : []))).toEqual([]);
});

test("the twelve types' own words", () => {
  expect(builtInEventTypes.map(({ id }) => [memberTerm(id), peopleAtStart(id)].join(", ")))
    .toMatchInlineSnapshot(`
    [
      "Member, Members",
      "Member, Members",
      "Family Member, Family members",
      "Guest, Guests",
      "Service Member, Service members",
      "Colleague, Colleagues",
      "Classmate, Classmates",
      "Guest, Guests",
      "Teammate, Teammates",
      "Brother/Sister, Brothers/sisters",
      "Friend, Friends",
      "Participant, Participants",
    ]
  `);
});
