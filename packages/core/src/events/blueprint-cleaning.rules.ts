import type { Blueprint } from "./blueprints.types.ts";
import type { TakenOut } from "./own-templates.types.ts";

/** Where people write; all else in a blueprint is a word of ours, a number or a key. */
const written = new Set([
  "story",
  "title",
  "room",
  "note",
  "activity",
  "checklist",
  "prompt",
  "options",
  "name",
  "question",
  "answer",
  "subject",
  "text",
  "description",
]);

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const wordsAlone = (words: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(words)}(?![\p{L}\p{N}])`, "giu");

type Finder = readonly [kind: TakenOut["kind"], pattern: RegExp];

const always: readonly Finder[] = [
  ["link", /(?:https?:\/\/|www\.)\S+[^\s.,;:!?)]/giu],
  ["address", /[^\s@<>(),;:]+@[^\s@<>(),;:]+\.[\p{L}]{2,}/gu],
  ["number", /(?<![\d.,:])(?:\+|00|0)\d(?:[ ()/-]?\d){6,}/gu],
];

/**
 * A blueprint without the names of an event's people, its places, links, addresses and numbers: an
 * ellipsis stands in their place, so that no text grows and what is missing is seen.
 */
export function cleanedBlueprint(
  blueprint: Blueprint,
  { names, places }: { names: readonly string[]; places: readonly string[] },
): { blueprint: Blueprint; takenOut: TakenOut[] } {
  const longestFirst = (words: readonly string[]) =>
    words
      .map((one) => one.trim())
      .filter((one) => one.length > 2)
      .toSorted((a, b) => b.length - a.length);
  const finders: Finder[] = [
    ...always,
    ...longestFirst(places).map((words): Finder => ["place", wordsAlone(words)]),
    ...longestFirst(names).map((words): Finder => ["name", wordsAlone(words)]),
  ];
  const takenOut = new Map<string, TakenOut>();
  const cleaned = (text: string) =>
    finders.reduce(
      (rest, [kind, pattern]) =>
        rest.replaceAll(pattern, (words) => {
          takenOut.set(`${kind} ${words.toLowerCase()}`, { kind, words });
          return "…";
        }),
      text,
    );
  const through = (value: unknown, key: string): unknown => {
    if (typeof value === "string") return written.has(key) ? cleaned(value) : value;
    if (Array.isArray(value)) return value.map((one) => through(one, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        // What kind of gathering it is called, and the stages, are of its kind and not its own.
        name === "words" || name === "stages" ? one : through(one, name),
      ]),
    );
  };
  return {
    blueprint: through(blueprint, "") as Blueprint,
    takenOut: [...takenOut.values()],
  };
}
