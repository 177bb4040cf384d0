import { expect, it } from "vitest";
import { scopeWords, sharedWords } from "./network-words.rules.ts";

it.each([
  [null, "for all events, also those to come"],
  [[], "for events that are gone"],
  [["Gala", "Picnic"], "for Gala, Picnic"],
])("says for which events somebody is asked", (eventNames, words) => {
  expect(scopeWords({ eventNames })).toBe(words);
});

it.each([
  [1, ["Gala"], "Gala"],
  [4, ["Gala", "Picnic", "Ball"], "Gala, Picnic, Ball and 1 more event"],
  [9, ["Gala", "Picnic", "Ball"], "Gala, Picnic, Ball and 6 more events"],
])("names the latest of %i shared events", (events, names, words) => {
  expect(sharedWords({ events, names })).toBe(words);
});
