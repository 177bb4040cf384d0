import { expect, it } from "vitest";
import { eventTemplates } from "./templates.data.ts";
import { findableDemos, templatesWith } from "./template-search.rules.ts";
import { templateWords } from "./template-words.data.ts";
import { demos, sheetLoaders } from "./demos.data.ts";
import { findByUse } from "../insight/palette.rules.ts";

const keysOf = (typed: string) => templatesWith(typed).map(({ key }) => key);

it.each([
  // Words of the kind, in the languages where people look for it.
  ["WEDDING", "wedding"],
  ["Hochzeit", "wedding"],
  ["düğün", "wedding"],
  ["dugun", "wedding"],
  ["زفاف", "wedding"],
  ["結婚式", "wedding"],
  ["婚礼", "wedding"],
  ["matsuri", "community"],
  ["夏祭り", "community"],
  ["まつり", "community"],
  ["まつり", "cultural"],
  ["けっこんしき", "wedding"],
  ["うんどうかい", "sports-tournament"],
  ["결혼식", "wedding"],
  ["свадьба", "wedding"],
  ["summer festival", "community"],
  ["summer festival", "music-festival"],
  ["fiesta del barrio", "community"],
  ["reunión", "school"],
  ["reunión familiar", "family"],
  ["quinceañera", "birthday-party"],
  ["quinceanera", "milestone"],
  ["kına gecesi", "wedding"],
  ["henna night", "wedding"],
  ["दिवाली", "cultural"],
  ["Marathon", "sports-tournament"],
  ["hackathon", "professional"],
  ["charity gala", "social"],
  ["Klassentreffen", "school"],
  ["Straßenfest", "community"],
  ["strassenfest", "community"],
  ["chá de bebê", "baby-shower"],
  ["mezuniyet", "graduation"],
  // With a slip of the finger.
  ["weding", "wedding"],
  ["Hochziet", "wedding"],
  ["brithday", "birthday-party"],
  // Part of a longer word, or one of several.
  ["Sommerhochzeit", "wedding"],
  ["wedding in Rome", "wedding"],
  ["我的婚礼", "wedding"],
])("%s finds %s", (typed, key) => {
  expect(keysOf(typed)).toContain(key);
});

it("what is called so comes first, then what only its other words say", () => {
  expect(keysOf("wedding").slice(0, 2)).toEqual(["wedding", "destination-wedding"]);
  expect(keysOf("birthday")[0]).toBe("birthday-party");
});

it("nothing is guessed of words that no kind of event has", () => {
  expect(keysOf("zebrafish quartet")).toEqual([]);
  expect(keysOf("xy")).toEqual([]);
  expect(keysOf("Trauerfeier")).toEqual([]);
  expect(keysOf("Trauerfeier Oma")).toEqual([]);
});

it("nothing typed finds all, in their order", () => {
  expect(templatesWith("  ")).toEqual(eventTemplates);
});

it("every template is called something in ten languages", () => {
  expect(Object.keys(templateWords).toSorted()).toEqual(
    eventTemplates.map(({ key }) => key).toSorted(),
  );
  for (const words of Object.values(templateWords))
    for (const script of [
      /\p{Script=Latin}/u,
      /\p{Script=Arabic}/u,
      /\p{Script=Han}|\p{Script=Katakana}/u,
    ])
      expect(words).toMatch(script);
});

it("a demo is found by its own words and by its template's", () => {
  expect(findableDemos).toHaveLength(demos.length);
  const school = findableDemos.find(({ key }) => key === "school-demo");
  expect(school?.words).toContain("Klassentreffen");
});

it("a demo is found by the name of its event, which is the one that its sheet has", async () => {
  const sheets = await Promise.all(
    demos.map(async ({ name }) => (await sheetLoaders[name]?.())?.sheet.name),
  );
  expect(demos.map(({ eventName }) => eventName)).toEqual(sheets);
  expect(findByUse(findableDemos, "deepavali", () => 0).map(({ key }) => key)).toEqual([
    "cultural-demo",
  ]);
});
