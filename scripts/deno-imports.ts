/** Writes supabase/functions/deno.json, the import map of the functions on Deno: `node scripts/deno-imports.ts`. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";

const root = fileURLToPath(new URL("..", import.meta.url));
const functionsDir = join(root, "supabase/functions");
const coreDir = join(root, "packages/core");
const widgetsDir = join(root, "packages/widgets");

/** Where the import map is kept. */
export const denoConfigPath = join(functionsDir, "deno.json");

/** The functions by name: the folders with an `index.ts`. */
export function functionNames(): string[] {
  return readdirSync(functionsDir, { withFileTypes: true, recursive: false })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .filter(({ name }) => readdirSync(join(functionsDir, name)).includes("index.ts"))
    .map(({ name }) => name)
    .toSorted();
}

/** Everything that the functions import by a name, and where Deno finds it. */
export function denoConfig(): string {
  const imports = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const specifier of importsOf(file)) {
      if (specifier.startsWith(".")) visit(resolve(dirname(file), specifier));
      else if (!specifier.startsWith("node:")) {
        const [name, place, source] = placeOf(specifier, file);
        imports.set(name, place);
        if (source) visit(source);
      }
    }
  };
  for (const name of functionNames()) visit(join(functionsDir, name, "index.ts"));
  const sorted = [...imports].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const config = { imports: Object.fromEntries(sorted), nodeModulesDir: "none" };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Also those for types alone: `deno check` follows them. */
function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, "utf8"));
  const named = [
    ...module.staticImports,
    ...module.staticExports.flatMap(({ entries }) => entries),
  ];
  const written = named.flatMap(({ moduleRequest }) =>
    moduleRequest ? [moduleRequest.value] : [],
  );
  const text = readFileSync(file, "utf8");
  const later = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, literal] = /^["']([^"']+)["']$/.exec(text.slice(start, end)) ?? [];
    return literal === undefined ? [] : [literal];
  });
  return [...new Set([...written, ...later])];
}

/** The key in the map, its value and, for a file of ours, the file. */
function placeOf(specifier: string, importer: string): [string, string, string | null] {
  const [, module] = /^@jubilee\/core\/([^/]+\/[^/]+)$/.exec(specifier) ?? [];
  if (module) {
    const file = join(coreDir, "src", `${module}.ts`);
    return [specifier, relative(functionsDir, file), file];
  }
  if (specifier === "@jubilee/widgets/built-pages") {
    return [specifier, relative(functionsDir, join(widgetsDir, "dist/pages/pages.js")), null];
  }
  const [scope, second] = specifier.split("/");
  const name = scope?.startsWith("@") ? `${scope}/${second}` : (scope ?? "");
  const home = importer.startsWith(coreDir) ? coreDir : functionsDir;
  const { version } = JSON.parse(
    readFileSync(join(home, "node_modules", name, "package.json"), "utf8"),
  ) as { version: string };
  const inside = specifier.slice(name.length);
  return [specifier, `npm:${name}@${version}${inside}`, null];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(denoConfigPath, denoConfig());
  console.log(`Wrote ${relative(root, denoConfigPath)}`);
}
