import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** What the portal's build left, by the names of its sources. */
export interface PortalBuild {
  /** The files that these sources need at once, each named once. */
  filesOf: (sources: readonly string[]) => string[];
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

  function chunkOf(source: string): Chunk {
    const chunk = chunks[source];
    if (!chunk) throw new Error(`The portal's build knows no ${source}. Was it renamed?`);
    return chunk;
  }

  /** Chunks that are needed for these, before those that need them. */
  function walk(sources: readonly string[], lazily: boolean, seen = new Set<string>()): Chunk[] {
    return sources.flatMap((source) => {
      if (seen.has(source)) return [];
      seen.add(source);
      const chunk = chunkOf(source);
      const { imports = [], dynamicImports = [] } = chunk;
      const before = walk(imports, lazily, seen);
      return [...before, chunk, ...(lazily ? walk(dynamicImports, lazily, seen) : [])];
    });
  }

  return {
    filesOf: (sources) => [
      ...new Set(walk(sources, false).flatMap(({ file, css = [] }) => [...css, file])),
    ],
    styles: () => [...new Set(walk(["index.html"], true).flatMap(({ css = [] }) => css))],
  };
}
