/**
 * `pnpm pack:server [folder]`: lays out what a production machine needs, without development tools:
 * the built portal and widgets, the server's sources, migrations, and the production dependencies.
 * `--no-build` takes what is built, `--no-install` leaves the dependencies out. Says how large it is.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { release } from "@jubilee/backend/database/release";
import { buildStale } from "./build-steps.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const packages = ["core", "backend", "ui", "widgets"].flatMap((name) => [
  `packages/${name}/package.json`,
  `packages/${name}/src`,
]);
/** What the server reads; all of it is in the repository. */
const sources = [
  "package.json",
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  "scripts/check-node.mjs",
  "apps/portal/package.json",
  "apps/portal/server",
  "apps/portal/src/app/routing",
  "supabase/functions",
  "supabase/migrations",
  "deploy",
  "docs/deployment.md",
  "docs/deployment",
  ...packages,
];
const built = ["apps/portal/dist", "apps/portal/server/dist", "packages/widgets/dist"];
const notServed = /\.(?:test|stories|fixture)\.tsx?$|\/(?:fixtures|testing)\//;

async function pack(): Promise<void> {
  const options = process.argv.slice(2);
  const named = options.find((option) => !option.startsWith("--"));
  const folder = resolve(named ?? join(root, "dist", `jubilee-${release}`));
  if (!options.includes("--no-build")) await buildStale(["embed", "portal"]);
  rmSync(folder, { recursive: true, force: true });
  for (const path of filesOf(sources)) copy(path, folder);
  for (const path of built) {
    if (!existsSync(join(root, path))) throw new Error(`${path} is not built; run pnpm build.`);
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  if (!options.includes("--no-install")) install(folder);
  console.log(`${folder} holds release ${release}: ${megabytes(folder)} MB.`);
}

function filesOf(places: string[]): string[] {
  const listed = execFileSync("git", ["ls-files", "-z", ...places], {
    cwd: root,
    encoding: "utf8",
  });
  return listed.split("\0").filter((path) => path !== "" && !notServed.test(path));
}

function copy(path: string, folder: string): void {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(root, path), target);
}

function install(folder: string): void {
  execFileSync(
    "npx",
    ["-y", "pnpm@12.21.0", "install", "--prod", "--frozen-lockfile", "--prefer-offline"],
    {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
}

function megabytes(folder: string): string {
  return execFileSync("du", ["-sm", folder], { encoding: "utf8" }).split("\t")[0] ?? "";
}

await pack();
