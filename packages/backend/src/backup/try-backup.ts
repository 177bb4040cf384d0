import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPglite } from "../database/open-pglite.ts";
import { openPostgres } from "../database/open-postgres.ts";
import type { Owner } from "../database/owner.ts";
import { StartError } from "../database/start-error.ts";
import type { BackupTrial } from "./backup.types.ts";
import { runPostgresTool } from "./dump.ts";
import { layPglite, layPostgres, readManifest, refuseDamaged } from "./restore-backup.ts";

/**
 * Tries a backup by restoring it beside everything else: its checksums, then the database laid out
 * anew, each table read to its end. What was found is noted in the backup's `tried.json`.
 *
 * @param databaseUrl the server that makes a database for the trial; null for the built-in one
 * @throws {StartError} when it could not be restored
 */
export async function tryBackup(folder: string, databaseUrl: string | null): Promise<BackupTrial> {
  const manifest = readManifest(folder);
  await refuseDamaged(folder, manifest);
  const found =
    manifest.driver === "pglite"
      ? await tryPglite(folder)
      : await tryPostgres(join(folder, "database.dump"), databaseUrl);
  const trial: BackupTrial = { at: new Date().toISOString(), ...found };
  writeFileSync(join(folder, "tried.json"), `${JSON.stringify(trial, null, 2)}\n`);
  return trial;
}

type Found = Omit<BackupTrial, "at">;

async function tryPglite(folder: string): Promise<Found> {
  const place = mkdtempSync(join(tmpdir(), "jubilee-trial-"));
  try {
    await layPglite(folder, readManifest(folder), join(place, "database"));
    const { owner, connection } = await openPglite(join(place, "database"));
    try {
      return { how: "restored", ...(await countEverything(owner)) };
    } finally {
      await connection.close();
    }
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** An ordinary owner may often make no database; then every byte of the archive is read at least. */
async function tryPostgres(dump: string, databaseUrl: string | null): Promise<Found> {
  if (databaseUrl === null) {
    throw new StartError(
      "This backup is of PostgreSQL; set DATABASE_URL to the server to try it on.",
    );
  }
  const { owner, connection } = await openPostgres(databaseUrl, 1);
  const name = `jubilee_trial_${process.pid}`;
  try {
    const [right] = await owner.query<{ may: boolean }>(
      "select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user",
    );
    if (!right?.may) {
      await runPostgresTool("pg_restore", ["--file=/dev/null", dump], null);
      return { how: "read", tables: 0, rows: null };
    }
    await owner.query(`create database ${name}`);
    try {
      const address = new URL(databaseUrl);
      address.pathname = `/${name}`;
      return { how: "restored", ...(await restoreInto(address.href, dump)) };
    } finally {
      await owner.query(`drop database ${name} with (force)`);
    }
  } finally {
    await connection.close();
  }
}

async function restoreInto(address: string, dump: string): Promise<Pick<Found, "tables" | "rows">> {
  await layPostgres(dump, address);
  const { owner, connection } = await openPostgres(address, 1);
  try {
    return await countEverything(owner);
  } finally {
    await connection.close();
  }
}

async function countEverything(owner: Owner): Promise<{ tables: number; rows: number }> {
  const counts = Object.values(await countRows(owner));
  return { tables: counts.length, rows: counts.reduce((sum, count) => sum + count, 0) };
}

/** Rows of every table that is not PostgreSQL's own, by its name; each table is read to its end. */
export async function countRows(owner: Pick<Owner, "query">): Promise<Record<string, number>> {
  const tables = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await owner.query<{ count: string }>(
      `select count(t.*)::text as count from ${name} t`,
    );
    counts[name] = Number(row?.count ?? 0);
  }
  return counts;
}
