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
    const lines = told.map(
      ({ name, answer }, at) =>
        `export const a${at}: Answer<${JSON.stringify(name)}> = ${JSON.stringify(thinned(answer))};`,
    );
    const types = JSON.stringify(`${repository}packages/core/src/base/calls.types.ts`);
    writeFileSync(
      join(folder, "answers.ts"),
      [`import type { Answer } from ${types};`, ...lines, ""].join("\n"),
    );
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ extends: `${repository}tsconfig.base.json`, files: ["answers.ts"] }),
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
        const line = Number(/\((\d+),/.exec(wrong)?.[1]);
        return `${told[line - 2]?.name ?? "?"}: ${wrong.replace(/^[^:]*: error /, "")}`;
      });
    return [...new Set(wrongs)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
