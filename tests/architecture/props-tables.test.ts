import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const components = fileURLToPath(new URL("../../packages/ui/src/components", import.meta.url));

/** Parts of a hook: their use is told where something is moved by it, in Board, TimeAxis and MoveTo. */
const toldElsewhere = new Set(["drag"]);
const folders = readdirSync(components).filter(
  (folder) => existsSync(join(components, folder, "index.ts")) && !toldElsewhere.has(folder),
);

/** Components that a folder gives away, by the names of its index. */
function givenAway(folder: string): string[] {
  const index = readFileSync(join(components, folder, "index.ts"), "utf8");
  return [...index.matchAll(/export \{([^}]*)\} from "\.\/\w+\.tsx"/g)]
    .flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()))
    .filter((name) => /^[A-Z]/.test(name));
}

/** Components whose props a folder's stories list. */
function listed(folder: string): string[] {
  return globSync("*.stories.tsx", { cwd: join(components, folder) }).flatMap((file) => {
    const story = readFileSync(join(components, folder, file), "utf8");
    const [, one = ""] = /\bcomponent: (\w+)/.exec(story) ?? [];
    const [, several = ""] = /\bsubcomponents: \{([^}]*)\}/.exec(story) ?? [];
    return [one, ...several.split(",").map((name) => name.trim())];
  });
}

it.each(folders)("%s: each component that is given away has its table of props", (folder) => {
  const known = listed(folder);
  expect(givenAway(folder).filter((name) => !known.includes(name))).toEqual([]);
});
