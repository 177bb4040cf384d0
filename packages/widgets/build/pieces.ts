import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { sharingKinds } from "../src/kinds.ts";

const languages = new URL("../src/steps/languages/", import.meta.url);
const stepsFolder = new URL("../src/steps/", import.meta.url);

/** `every/de.ts` holds what every widget says in German, `rsvp/de.ts` what that kind says. */
const languageFiles = readdirSync(languages)
  .toSorted()
  .flatMap((part) => readdirSync(new URL(part, languages)).map((file) => ({ part, file })))
  .map(({ part, file }) => ({ part, tag: file.replace(/\.ts$/, "") }));

/** Every language by its tag. */
export const languageTags = languageFiles.flatMap(({ part, tag }) =>
  part === "every" ? [tag] : [],
);

/**
 * By what name a later script is asked for, from its place in `src/steps`: its own, wherever it
 * stands; a language's by its tag and what it speaks of, such as `languages/de-rsvp`. Pages out
 * there ask by these names.
 */
export function stepName(place: string): string {
  const [, part, tag] = /^languages\/(\w+)\/(\w+)$/.exec(place) ?? [];
  if (!part) return basename(place);
  return `languages/${part === "every" ? tag : `${tag}-${part}`}`;
}

/** Later screens: every file of a folder of src/steps that is named like a script is one. */
const steps = readdirSync(stepsFolder)
  .filter((folder) => folder !== "languages")
  .flatMap((folder) => readdirSync(new URL(folder, stepsFolder)).map((file) => `${folder}/${file}`))
  .filter((place) => /\/[a-z-]+\.tsx?$/.test(place));

/** Later scripts, by the names they are asked for. */
export const stepEntries = Object.fromEntries([
  ...steps.map((place) => [stepName(place.replace(/\.tsx?$/, "")), `src/steps/${place}`]),
  ...languageFiles.map(({ part, tag }) => [
    stepName(`languages/${part}/${tag}`),
    `src/steps/languages/${part}/${tag}.ts`,
  ]),
]) as Record<string, string>;

/** One entry a kind that shares a piece with others, under a name such as `kind-rsvp`. */
export function kindEntries(nameOf: (kind: string) => string): Record<string, string> {
  return Object.fromEntries(sharingKinds.map((kind) => [nameOf(kind), `src/embed/${kind}.ts`]));
}

export const source = fileURLToPath(new URL("../src", import.meta.url));
