import { isNear, nearFrom } from "../base/near-words.rules.ts";
import { plainWords, searchWords, typedWords } from "../base/plain-words.rules.ts";
import { findByUse, type Findable } from "../insight/palette.rules.ts";
import { demos } from "./demos.data.ts";
import type { Demo } from "./demos.types.ts";
import { templateFamilies } from "./templates.rules.ts";
import { eventTemplates } from "./templates.data.ts";
import type { EventTemplate } from "./templates.types.ts";
import { templateWords } from "./template-words.data.ts";

interface FoundTemplate extends Findable {
  template: EventTemplate;
}

const titleOfFamily = new Map(templateFamilies.map(({ key, title }) => [key, title]));

/** By what a template is found: its title first, then what people call it in their languages. */
const findable = (template: EventTemplate): FoundTemplate => {
  const { key, title, family, line } = template;
  const words = `${key} ${line} ${titleOfFamily.get(family) ?? ""} ${templateWords[key] ?? ""}`;
  return { key, title, words, template };
};

/** All 35, as the palette and the wall of templates look for them. */
export const findableTemplates: readonly FoundTemplate[] = eventTemplates.map(findable);

/** The twelve demos, found by their own words and by all that their template is found by. */
export const findableDemos: readonly (Findable & { demo: Demo })[] = demos.map((demo) => {
  const {
    key,
    title,
    words = "",
  } = findableTemplates.find((one) => one.key === demo.templateKey) ??
  unknownTemplate(demo.templateKey);
  return {
    key: demo.name,
    title: demo.title,
    words: `demo ${demo.eventName} ${key} ${title} ${words}`,
    demo,
  };
});

function unknownTemplate(key: string): never {
  throw new RangeError(`There is no template ${key}`);
}

/** Words that hold a kind's word and mean another kind, for which there is no template: who mourns is offered no party. */
const otherKinds = new Set([
  "trauerfeier",
  "trauerfeiern",
  "gedenkfeier",
  "totenfeier",
  "trauerfamilie",
]);

/** A word of a language that writes without spaces says something at two letters already. */
const says = (word: string) => word.length >= (/[^ -\u024f]/.test(word) ? 2 : nearFrom);

/** How well a template answers one typed word: called so, part of a longer word, or with a slip in it. */
function answers(called: readonly string[], word: string): number {
  if (called.some((one) => one.startsWith(word))) return 3;
  if (called.some((one) => says(one) && word.includes(one))) return 2;
  return called.some((one) => says(one) && isNear(one, word)) ? 1 : 0;
}

/** Those that answer most of the words, where none has them all: `Sommerhochzeit`, `summer wedding in Rome`. */
function templatesLike(typed: string): EventTemplate[] {
  const words = typedWords(typed).filter((word) => says(word) && !otherKinds.has(word));
  const told = eventTemplates.map((template) => {
    const text = `${template.title} ${templateWords[template.key] ?? ""}`;
    const called = searchWords(text).split(" ");
    return { template, points: words.reduce((sum, word) => sum + answers(called, word), 0) };
  });
  const most = Math.max(...told.map(({ points }) => points));
  return most === 0
    ? []
    : told.filter(({ points }) => points === most).map(({ template }) => template);
}

/**
 * The templates that fit what somebody typed, the best first, by the palette's own ranking: those
 * that have every word, in whatever language and case, or else those that have most of them. All,
 * where nothing is typed.
 */
export function templatesWith(typed: string): EventTemplate[] {
  if (plainWords(typed) === "") return [...eventTemplates];
  const whole = findByUse(findableTemplates, typed, () => 0);
  return whole.length > 0 ? whole.map(({ template }) => template) : templatesLike(typed);
}
