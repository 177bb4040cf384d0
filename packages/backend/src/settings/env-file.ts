import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { StartError } from "../database/start-error.ts";
import { settingNames } from "./setting-list.data.ts";

type Environment = Record<string, string | undefined>;

/** What a `.env` file has added. */
export interface EnvFile {
  /** Absolute; null where there is none. */
  path: string | null;
  /** Names in it that are no setting, each with the setting that was perhaps meant. */
  unknown: { name: string; meant: string | null }[];
}

/**
 * Reads `.env` of the installation's folder, or the file that `ENV_FILE` names, into the environment.
 * What is set in the environment already stays.
 *
 * @throws {StartError} when `ENV_FILE` names a file that is not there
 */
export function readEnvFile(environment: Environment, root: string): EnvFile {
  const named = environment["ENV_FILE"]?.trim();
  if (named === "none") return { path: null, unknown: [] };
  const path = resolve(root, named || ".env");
  if (!existsSync(path)) {
    if (!named) return { path: null, unknown: [] };
    throw new StartError(`ENV_FILE=${named} is not there; name a file with settings, or unset it.`);
  }
  const found = parseEnv(readFileSync(path, "utf8"));
  for (const [name, value] of Object.entries(found)) environment[name] ??= value;
  const unknown = Object.keys(found)
    .filter((name) => !settingNames.includes(name))
    .map((name) => ({ name, meant: nearestTo(name) }));
  return { path, unknown };
}

/** One line for each name that is no setting but looks like one; others may be another program's. */
export function misspelt({ path, unknown }: EnvFile): string[] {
  return unknown.flatMap(({ name, meant }) =>
    meant === null ? [] : [`${path}: ${name} is no setting; did you mean ${meant}?`],
  );
}

function nearestTo(name: string): string | null {
  const near = settingNames
    .map((setting) => ({ setting, steps: distance(name.toUpperCase(), setting) }))
    .toSorted((a, b) => a.steps - b.steps)[0];
  return near && near.steps <= 2 ? near.setting : null;
}

/** Letters to change, add, leave out or exchange with their neighbour. */
function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const at = (r: number, c: number): number => (r === row ? line[c] : rows[r]?.[c]) ?? Infinity;
      const isSame = from[row - 1] === to[column - 1];
      const isTurned = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      line[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isTurned ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
    rows.push(line);
  }
  return rows.at(-1)?.at(-1) ?? Infinity;
}
