import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sharingKinds } from "../src/kinds.ts";

const languageFiles = readdirSync(new URL("../src/steps/languages", import.meta.url));
const steps = readdirSync(new URL("../src/steps", import.meta.url));

/** Every language by its tag. */
export const languageTags = languageFiles.flatMap((file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? []);

/** Later screens: every file of src/steps that is named like a script is one. */
export const stepEntries = Object.fromEntries([
  ...steps
    .filter((file) => /^[a-z-]+\.tsx?$/.test(file))
    .map((file) => [file.replace(/\.tsx?$/, ""), `src/steps/${file}`]),
  ...languageFiles.map((file) => [
    `languages/${file.replace(/\.ts$/, "")}`,
    `src/steps/languages/${file}`,
  ]),
]) as Record<string, string>;

/** One entry a kind that shares a piece with others, under a name such as `kind-rsvp`. */
export function kindEntries(nameOf: (kind: string) => string): Record<string, string> {
  return Object.fromEntries(sharingKinds.map((kind) => [nameOf(kind), `src/embed/${kind}.ts`]));
}

export const source = fileURLToPath(new URL("../src", import.meta.url));
