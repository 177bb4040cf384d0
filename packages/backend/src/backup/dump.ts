import { mkdir, rm } from "node:fs/promises";
import type { DumpedDatabase } from "../backend.types.ts";
import { copyOfFolder } from "./copy-folder.ts";
import { packFolder } from "./packed-folder.ts";
import { runTool } from "./run-tool.ts";

/** Runs a tool of PostgreSQL against an address. */
export function runPostgresTool(
  tool: "pg_dump" | "pg_restore",
  parameters: string[],
): Promise<void> {
  return runTool(
    tool,
    parameters,
    `${tool} is not installed; install PostgreSQL's client programs (Debian: apt-get install postgresql-client).`,
  );
}

/** Writes a PostgreSQL database into a file that `pg_restore` reads. */
export async function dumpPostgres(address: string, path: string): Promise<DumpedDatabase> {
  await runPostgresTool("pg_dump", ["--format=custom", `--file=${path}`, `--dbname=${address}`]);
  return { heldMs: null };
}

/** What it needs of PGlite, whose one connection is taken in turns. */
export interface HeldDatabase {
  /** Where its files are. */
  directory: string;
  /** Runs one statement. */
  run(sql: string): Promise<unknown>;
  /** Lets nobody else at the database meanwhile. */
  hold<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** Nobody waits for so little. */
const fewBytes = 4 * 1024 * 1024;
const roundsAtMost = 5;

/**
 * Writes PGlite's files into one packed archive. They are copied while everybody works, again and
 * again what has changed meanwhile; only the last of it, which is little, is copied while nobody may
 * write, so that the copy is one moment's.
 */
export async function dumpPglite(database: HeldDatabase, path: string): Promise<DumpedDatabase> {
  const raw = `${path}.raw`;
  await rm(raw, { recursive: true, force: true });
  await mkdir(raw, { recursive: true, mode: 0o700 });
  const copy = copyOfFolder(database.directory, raw);
  for (let round = 0; round < roundsAtMost; round += 1) {
    // What is in memory goes to the files now, not while everybody waits.
    await database.run("checkpoint");
    if ((await copy.update()) < fewBytes) break;
  }
  const heldMs = await database.hold(async () => {
    const since = performance.now();
    await database.run("checkpoint");
    await copy.update();
    return Math.round(performance.now() - since);
  });
  await packFolder(raw, path);
  await rm(raw, { recursive: true, force: true });
  return { heldMs };
}
