import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The modules of each page, as they were when its weight was accepted last. */
const accepted = fileURLToPath(new URL("portal-modules.txt", import.meta.url));
const explanation =
  "# Which modules the portal's pages fetch at once: written by `node scripts/portal-sizes.ts --accept`,\n" +
  "# read by `pnpm size` to name what came in since. Modules stand under the pages that have them.\n";

export type PageModules = ReadonlyMap<string, ReadonlySet<string>>;

/** The list that was accepted; empty for a page that is not in it. */
export function readAccepted(): PageModules {
  const pages = new Map<string, Set<string>>();
  let current: Set<string>[] = [];
  for (const line of readFileSync(accepted, "utf8").split("\n")) {
    if (line.startsWith("#") || line === "") continue;
    if (line.startsWith("  ")) current.forEach((modules) => modules.add(line.trim()));
    else
      current = line.split(" ").map((page) => {
        const modules = pages.get(page) ?? new Set<string>();
        pages.set(page, modules);
        return modules;
      });
  }
  return pages;
}

/** Accepts what the pages have now. */
export function writeAccepted(pages: PageModules): void {
  const groups = new Map<string, string[]>();
  const names = new Set([...pages.values()].flatMap((modules) => [...modules]));
  for (const name of [...names].toSorted()) {
    const having = [...pages].filter(([, modules]) => modules.has(name)).map(([page]) => page);
    const group = having.join(" ");
    groups.set(group, [...(groups.get(group) ?? []), `  ${name}\n`]);
  }
  const text = [...groups].map(([group, lines]) => `\n${group}\n${lines.join("")}`).join("");
  writeFileSync(accepted, explanation + text);
}
