import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ModuleLists } from "../apps/portal/moduleLists.ts";

interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** What the portal's build left, by the names of its sources. */
export interface PortalBuild {
  /** The files that these need at once: `index.html`, sources, parcels of `apps/portal/chunks.ts`. */
  filesOf: (names: readonly string[]) => string[];
  /** What stands in these files: modules by their paths, packages by their names. */
  modulesOf: (files: readonly string[]) => ReadonlySet<string>;
  /** Every stylesheet, in the order in which they may override each other. */
  styles: () => string[];
}

/**
 * Reads the build's manifest.
 *
 * @param folder the built portal
 * @throws {Error} when there is none
 */
export function readBuild(folder: string): PortalBuild {
  const text = readFileSync(join(folder, ".vite/manifest.json"), "utf8");
  const chunks = JSON.parse(text) as Record<string, Chunk>;
  const lists = JSON.parse(readFileSync(join(folder, ".vite/modules.json"), "utf8")) as ModuleLists;
  const keyOf = new Map(
    Object.entries(chunks).flatMap(([key, { file, name = key }]) =>
      [file, key, key.startsWith("_") ? name : key].map((known) => [known, key] as const),
    ),
  );
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const scripts = [...page.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, file = ""]) => file);

  function keysOf(name: string): string[] {
    if (name === "index.html") return scripts.flatMap(keysOf);
    const key = keyOf.get(name);
    if (!key) throw new Error(`The portal's build knows no ${name}. Was it renamed?`);
    return [key];
  }

  /** Chunks that are needed for these, before those that need them. */
  function walk(keys: readonly string[], lazily: boolean, seen = new Set<string>()): Chunk[] {
    return keys.flatMap((key) => {
      const chunk = chunks[key];
      if (!chunk || seen.has(key)) return [];
      seen.add(key);
      const { imports = [], dynamicImports = [] } = chunk;
      const before = walk(imports, lazily, seen);
      return [...before, chunk, ...(lazily ? walk(dynamicImports, lazily, seen) : [])];
    });
  }

  return {
    filesOf: (names) => [
      ...new Set(
        walk(names.flatMap(keysOf), false).flatMap(({ file, css = [] }) => [...css, file]),
      ),
    ],
    modulesOf: (files) => new Set(files.flatMap((file) => lists[file] ?? [])),
    styles: () => [...new Set(walk(keysOf("index.html"), true).flatMap(({ css = [] }) => css))],
  };
}
