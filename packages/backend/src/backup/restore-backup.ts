import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { makeDataFolder } from "../database/data-folder.ts";
import { openPglite } from "../database/open-pglite.ts";
import { openPostgres } from "../database/open-postgres.ts";
import { requirePreparation } from "../database/preparation.ts";
import { StartError } from "../database/start-error.ts";
import type { FileBucket } from "../front/storage/bucket.types.ts";
import type { BackupManifest } from "./backup.types.ts";
import { sendFiles } from "./bucket-copy.ts";
import { checksumsOf } from "./checksums.ts";
import { runPostgresTool } from "./dump.ts";
import { filling } from "../database/unfinished.ts";
import { unpackFolder } from "./packed-folder.ts";

/** Where a backup goes. */
export interface RestoreTarget {
  /** Absolute; missing or empty. */
  dataDir: string;
  /** An empty PostgreSQL database; null for the built-in one. */
  databaseUrl: string | null;
  /** Files go here instead of the data directory. */
  bucket?: FileBucket | null;
}

/**
 * Lays a backup into an empty place. Nothing is written before the backup was found whole.
 *
 * @throws {StartError} when the backup is damaged or the place is not empty
 */
export async function restoreBackup(
  folder: string,
  target: RestoreTarget,
): Promise<BackupManifest> {
  const manifest = readManifest(folder);
  await refuseDamaged(folder, manifest);
  refuseWrongDriver(manifest, target);
  if (existsSync(target.dataDir) && readdirSync(target.dataDir).length > 0) {
    throw new StartError(
      `The data directory ${target.dataDir} is not empty; move it away or set JUBILEE_DATA_DIR to a new one.`,
    );
  }
  makeDataFolder(target.dataDir);
  await filling(target.dataDir, "restore", () => lay(folder, manifest, target));
  return manifest;
}

async function lay(folder: string, manifest: BackupManifest, target: RestoreTarget): Promise<void> {
  if (target.databaseUrl === null)
    await layPglite(folder, manifest, join(target.dataDir, "database"));
  else await restorePostgres(join(folder, "database.dump"), target.databaseUrl);
  for (const name of readdirSync(folder)) {
    if (notCompanions.has(name)) continue;
    if (name === "files" && target.bucket) await sendFiles(join(folder, name), target.bucket);
    else cpSync(join(folder, name), join(target.dataDir, name), { recursive: true });
  }
}

const notCompanions = new Set(["backup.json", "tried.json", "database.dump"]);

/** Reads what a backup says of itself.
 *
 * @throws {StartError} where there is none
 */
export function readManifest(folder: string): BackupManifest {
  const path = join(folder, "backup.json");
  if (!existsSync(path)) throw new StartError(`${folder} holds no backup: backup.json is missing.`);
  return JSON.parse(readFileSync(path, "utf8")) as BackupManifest;
}

/** @throws {StartError} when a file of it is not as it was written */
export async function refuseDamaged(folder: string, { checksums }: BackupManifest): Promise<void> {
  const found = await checksumsOf(folder);
  const damaged = Object.keys({ ...checksums, ...found }).filter(
    (path) => checksums[path] !== found[path],
  );
  if (damaged.length === 0) return;
  throw new StartError(`The backup ${folder} is damaged (${damaged.join(", ")}); use another one.`);
}

function refuseWrongDriver({ driver }: BackupManifest, { databaseUrl }: RestoreTarget): void {
  const wanted = databaseUrl === null ? "pglite" : "postgres";
  if (driver === wanted) return;
  throw new StartError(
    driver === "postgres"
      ? "This backup is of PostgreSQL; set DATABASE_URL to an empty database."
      : "This backup is of the built-in database; unset DATABASE_URL.",
  );
}

/** Lays the built-in database of a backup into a folder that is not there yet. */
export async function layPglite(
  folder: string,
  { format }: BackupManifest,
  directory: string,
): Promise<void> {
  const dump = join(folder, "database.dump");
  if (format === 2) return unpackFolder(dump, directory);
  const { connection } = await openPglite(directory, { from: new Blob([readFileSync(dump)]) });
  await connection.close();
}

async function restorePostgres(dump: string, address: string): Promise<void> {
  const { owner, connection } = await openPostgres(address, 1);
  const tables = await owner.query("select 1 from pg_tables where schemaname = 'public' limit 1");
  if (tables.length > 0) {
    await connection.close();
    throw new StartError("The database of DATABASE_URL is not empty; create a new one.");
  }
  // Roles belong to the server, not to a database's dump.
  try {
    await requirePreparation(owner);
  } finally {
    await connection.close();
  }
  await layPostgres(dump, address);
}

/** Lays the archive of a backup into an empty database that is prepared. */
export async function layPostgres(dump: string, address: string): Promise<void> {
  const options = ["--no-owner", "--exit-on-error", "--clean", "--if-exists"];
  await runPostgresTool("pg_restore", [...options, dump], address);
}
