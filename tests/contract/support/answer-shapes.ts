/** Holds answers against the shapes that core declares, by the compiler itself. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Told } from "./asked.ts";

const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** The most members of one list that are looked at; each of another make is one. */
const mostMembers = 40;

/** What a value is made of, so that lists are told by their different members. */
function makeOf(value: unknown): unknown {
  if (Array.isArray(value))
    return [...new Set(value.map((member) => JSON.stringify(makeOf(member))))];
  if (typeof value === "string") return /^[a-z_]{1,24}$/.test(value) ? value : "text";
  if (typeof value !== "object" || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, makeOf(inner)]));
}

function thinned(value: unknown): unknown {
  if (Array.isArray(value)) {
    const byMake = new Map(value.map((member) => [JSON.stringify(makeOf(member)), member]));
    return [...byMake.values()].slice(0, mostMembers).map(thinned);
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, thinned(inner)]));
}

/** What is wrong with answers: a missing name, one too many, a value of another kind. */
export function wrongAnswers(told: readonly Told[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), "jubilee-answers-"));
  try {
    const lines = told.map(({ name, kind, answer }, at) => {
      const type = kind === undefined ? `Answer<"${name}">` : `JobSource<"${kind}">`;
      return `export const a${at}: ${type} = ${JSON.stringify(thinned(answer))};`;
    });
    const imports = [
      `import type { Answer } from "${repository}packages/core/src/base/calls.types.ts";`,
      `import type { JobSource } from "${repository}supabase/functions/jobs/sources.types.ts";`,
    ];
    writeFileSync(join(folder, "answers.ts"), [...imports, ...lines, ""].join("\n"));
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({
        extends: `${repository}tsconfig.base.json`,
        // The mails' sources stand beside what node does for them.
        compilerOptions: { types: ["node"], typeRoots: [`${repository}node_modules/@types`] },
        files: ["answers.ts"],
      }),
    );
    const { stdout } = spawnSync(
      join(repository, "node_modules/.bin/tsc"),
      ["-p", folder, "--pretty", "false"],
      { encoding: "utf8" },
    );
    const wrongs = stdout
      .split(/\n(?=\S)/)
      .filter((wrong) => wrong.includes("error TS"))
      .map((wrong) => {
        const line = Number(/\/answers\.ts\((\d+),/.exec(wrong)?.[1]);
        const { name = wrong, kind = "" } = told[line - 1 - imports.length] ?? {};
        return `${name} ${kind}: ${wrong.replace(/^[^:]*: error /, "")}`;
      });
    return [...new Set(wrongs)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
