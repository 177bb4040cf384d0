import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DumpedDatabase } from "../backend.types.ts";
import { programTarget } from "../database/postgres-address.ts";
import { copyOfFolder } from "./copy-folder.ts";
import { packFolder } from "./packed-folder.ts";
import { runTool } from "./run-tool.ts";

/**
 * Runs a tool of PostgreSQL.
 *
 * @param address the database that it connects to; null for one that reads a file alone
 */
export async function runPostgresTool(
  tool: "pg_dump" | "pg_restore",
  parameters: string[],
  address: string | null,
): Promise<void> {
  const missing = `${tool} is not installed; install PostgreSQL's client programs (Debian: apt-get install postgresql-client).`;
  if (address === null) return runTool(tool, parameters, missing);
  const { url, environment, authorities } = programTarget(address);
  const called = [`--dbname=${url}`, ...parameters];
  if (authorities === null) return runTool(tool, called, missing, environment);
  const folder = await mkdtemp(join(tmpdir(), "jubilee-authorities-"));
  const file = join(folder, "root.crt");
  try {
    await writeFile(file, authorities);
    await runTool(tool, called, missing, { ...environment, PGSSLROOTCERT: file });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Writes a PostgreSQL database into a file that `pg_restore` reads. */
export async function dumpPostgres(address: string, path: string): Promise<DumpedDatabase> {
  await runPostgresTool("pg_dump", ["--format=custom", `--file=${path}`], address);
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
