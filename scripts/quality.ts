/**
 * Gates on what is left over and what is published: knip; publint and are-the-types-wrong on the
 * packed packages, because packing is what puts their published exports in place.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildStale } from "./build-steps.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const published = ["core", "ui", "widgets"] as const;
/** Entries that are there for their styles, and say nothing in types. */
const stylesheets = ["styles.css", "global"];
/** The one that runs us, when it is the right one: asking npx for it takes seconds each time. */
const pnpm = process.env["npm_config_user_agent"]?.startsWith("pnpm/12.21.0 ")
  ? ["pnpm"]
  : ["npx", "-y", "pnpm@12.21.0"];

/** Runs a command; its output when it failed, else null. */
function failureOf([program = "", ...parameters]: string[], cwd: string): string | null {
  const { status, stdout, stderr, error } = spawnSync(program, parameters, {
    cwd,
    encoding: "utf8",
  });
  return status === 0 ? null : `${error?.message ?? ""}${stdout}${stderr}`;
}

/** Packs as for publishing; where the archive is, or why there is none. */
function pack(name: string, into: string): { archive: string } | { failure: string } {
  const failure = failureOf(
    [...pnpm, "pack", "--pack-destination", into],
    join(root, "packages", name),
  );
  const archive = readdirSync(into).find((file) => file.endsWith(".tgz"));
  if (failure !== null || !archive) return { failure: failure ?? "No archive was made." };
  return { archive: join(into, archive) };
}

function checkPublished(name: string): Record<string, string | null> {
  const folder = mkdtempSync(join(tmpdir(), `jubilee-${name}-`));
  try {
    const packed = pack(name, folder);
    if ("failure" in packed) return { [`packing ${name}`]: packed.failure };
    const { archive } = packed;
    return {
      [`publint ${name}`]: failureOf(["publint", "--strict", archive], root),
      [`types of ${name}`]: failureOf(
        ["attw", archive, "--profile", "esm-only", "--exclude-entrypoints", ...stylesheets],
        root,
      ),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await buildStale([...published]);
const results = {
  knip: failureOf(["knip"], root),
  ...Object.assign({}, ...published.map(checkPublished)),
} as Record<string, string | null>;
const failures = Object.entries(results).filter(([, failure]) => failure !== null);
for (const [name, failure] of failures) console.error(`${name} failed\n${failure}`);
const total = Object.keys(results).length;
console.log(`${total - failures.length} of ${total} quality checks passed`);
process.exitCode = failures.length === 0 ? 0 : 1;
