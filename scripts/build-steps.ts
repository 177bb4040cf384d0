import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isPackable, packWell } from "@jubilee/portal/server/compression";

/** What can be built. `portal` and `embed` are what a server needs; the rest is for publishing. */
export type BuildName = "portal" | "embed" | "ui" | "core" | "widgets";

interface BuildStep {
  /** Runs in its package's folder. */
  folder: string;
  commands: string[][];
  /** Files and folders whose content decides whether the output is stale. */
  inputs: string[];
  /** A file that the step leaves behind. */
  output: string;
  /** Folder of files to pack for browsers. */
  served?: string;
}

const root = fileURLToPath(new URL("..", import.meta.url));
const shared = ["pnpm-lock.yaml", "tsconfig.base.json"];
const ui = ["packages/ui/src", "packages/ui/package.json"];
const core = ["packages/core/src", "packages/core/package.json"];
const widgets = ["packages/widgets"];

/** The types to publish are written, not checked: that is a gate of its own. */
const types = ["tsc", "-p", "tsconfig.build.json", "--noCheck"];

const steps: Record<BuildName, BuildStep> = {
  portal: {
    folder: "apps/portal",
    commands: [
      ["vite", "build", "--logLevel", "warn"],
      [
        "vite",
        "build",
        "--ssr",
        "src/prerender.tsx",
        "--outDir",
        "server/dist",
        "--logLevel",
        "warn",
      ],
      ["node", join(root, "scripts/build-pages.ts")],
    ],
    inputs: [
      ...shared,
      ...ui,
      ...core,
      ...widgets,
      "apps/portal/src",
      "apps/portal/public",
      "apps/portal/index.html",
      "apps/portal/appIcons.ts",
      "apps/portal/chunks.ts",
      "apps/portal/moduleLists.ts",
      "apps/portal/routeText.ts",
      "apps/portal/vite.config.ts",
      "apps/portal/server/prerendered-pages.ts",
      "scripts/build-pages.ts",
      "scripts/portal-files.ts",
    ],
    output: "apps/portal/server/dist/pages.json",
    served: "apps/portal/dist",
  },
  embed: {
    folder: "packages/widgets",
    commands: [
      ["tsup", "--config", "tsup.embed.config.ts"],
      ["node", "build/pages.ts"],
    ],
    inputs: [...shared, ...ui, ...core, ...widgets],
    output: "packages/widgets/dist/embed/v1.js",
    served: "packages/widgets/dist/embed",
  },
  ui: {
    folder: "packages/ui",
    commands: [["tsup"], types],
    inputs: [...shared, "packages/ui"],
    output: "packages/ui/dist",
  },
  core: {
    folder: "packages/core",
    commands: [types],
    inputs: [...shared, "packages/core"],
    output: "packages/core/dist",
  },
  widgets: {
    folder: "packages/widgets",
    commands: [["tsup"], types],
    inputs: [...shared, ...ui, ...core, ...widgets],
    output: "packages/widgets/dist/react/index.js",
  },
};

/**
 * Builds what is stale: what has no output, or other inputs than when it was built.
 *
 * @returns the names of what was built
 * @throws {Error} when a step fails
 */
export async function buildStale(names: BuildName[]): Promise<BuildName[]> {
  const built: BuildName[] = [];
  for (const name of names) {
    const step = steps[name];
    const hash = hashOf(step.inputs);
    if (existsSync(join(root, step.output)) && readStamp(name) === hash) continue;
    for (const command of step.commands) await run(step.folder, command);
    if (step.served) await packFiles(join(root, step.served));
    writeStamp(name, hash);
    built.push(name);
  }
  return built;
}

const stampDir = join(root, "node_modules/.cache/jubilee/builds");

function readStamp(name: BuildName): string | null {
  const path = join(stampDir, name);
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}

function writeStamp(name: BuildName, hash: string): void {
  mkdirSync(stampDir, { recursive: true });
  writeFileSync(join(stampDir, name), hash);
}

function hashOf(inputs: string[]): string {
  const hash = createHash("sha256");
  for (const path of inputs.flatMap(filesIn).toSorted()) {
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

/** Tests and stories go into nothing that is built. */
const isBuilt = (path: string) => !/\.(?:test|stories)\.tsx?$/.test(path);

function filesIn(path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  const entries = readdirSync(full, { withFileTypes: true });
  return entries.flatMap((entry) => {
    if (["node_modules", "dist", "coverage"].includes(entry.name)) return [];
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(inside);
    return isBuilt(inside) ? [inside] : [];
  });
}

function run(folder: string, [program = "", ...parameters]: string[]): Promise<void> {
  const cwd = join(root, folder);
  const tools = [join(cwd, "node_modules/.bin"), join(root, "node_modules/.bin")];
  const path = [...tools, process.env["PATH"] ?? ""].join(delimiter);
  return new Promise((resolve, reject) => {
    const env = { ...process.env, PATH: path };
    const child = spawn(program, parameters, { cwd, env, stdio: "inherit" });
    child.on("error", reject);
    child.on("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The build of ${folder} failed with exit code ${code}.`));
    });
  });
}

/** Packs once what will be served many times. */
async function packFiles(folder: string): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css|html|svg|json|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths.map(async (path) => {
      const content = readFileSync(path);
      if (!isPackable("text/plain", content.byteLength)) return;
      writeFileSync(`${path}.br`, await packWell(content, "br"));
      writeFileSync(`${path}.gz`, await packWell(content, "gzip"));
    }),
  );
}
