import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";

export interface Source {
  /** Path from the repository's root, with forward slashes. */
  path: string;
  text: string;
  lines: number;
}

const root = fileURLToPath(new URL("../..", import.meta.url));
const skipped = new Set(["node_modules", "dist", ".data", "coverage", "test-results"]);

function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : walk(path);
    return [path];
  });
}

/** Every source file under the given folders. */
export function sourcesUnder(folders: string[], extension = /\.(ts|tsx|mts)$/): Source[] {
  return folders
    .flatMap(walk)
    .filter((path) => extension.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), "utf8");
      return { path, text, lines: text.split("\n").length - 1 };
    });
}

export const ourFolders = [
  "packages/core/src",
  "packages/ui/src",
  "packages/widgets/src",
  "packages/backend/src",
  "apps/portal/src",
  "apps/portal/server",
  "supabase/functions",
  "tests",
  "scripts",
];

/** The specifiers a file imports or re-exports, types included, dynamic imports included. */
export function importsOf({ path, text }: Source): string[] {
  const { module, errors } = parseSync(path, text);
  const [problem] = errors;
  if (problem) throw new Error(`${path} cannot be parsed: ${problem.message}`);
  const fixed = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
  ];
  const lazy = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = text.slice(moduleRequest.start, moduleRequest.end);
    return /^["'].*["']$/.test(literal) ? [literal.slice(1, -1)] : [];
  });
  return [...fixed, ...lazy];
}

/** A relative specifier as a path from the repository's root; others unchanged. */
export function resolveImport(from: Source, specifier: string): string {
  if (!specifier.startsWith(".")) return specifier;
  return relative(root, join(root, dirname(from.path), specifier)).replaceAll("\\", "/");
}

/** The specifiers that a file brings with it: neither types nor what is fetched later. */
export function importsAtOnce({ path, text }: Source): string[] {
  const { module } = parseSync(path, text);
  return [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) =>
        moduleRequest && !isType ? [moduleRequest.value] : [],
      ),
    ),
  ];
}
