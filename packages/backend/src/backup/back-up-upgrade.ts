import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Migration } from "../database/migrations.ts";
import { readManifest } from "./restore-backup.ts";
import { type BackupSource, writeBackup } from "./write-backup.ts";

/** A start that breaks off again and again writes no backup each time. */
const freshMs = 60 * 60_000;

/**
 * Writes everything down before a new release changes it, once a release: into
 * `backups/before-<newest migration>` of the data directory, which no plan takes away.
 */
export async function backUpUpgrade(
  source: BackupSource,
  missing: readonly Migration[],
  now = new Date(),
): Promise<void> {
  const newest = missing.at(-1);
  if (!newest || !source.options.backsUpUpgrades) return;
  const folder = join(source.options.dataDir, "backups", `before-${newest.version}`);
  if (!existsSync(folder)) return void (await writeBackup(source, folder));
  if (await holdsAll(source, folder, now)) return;
  const anew = `${folder}.anew`;
  rmSync(anew, { recursive: true, force: true });
  await writeBackup(source, anew);
  rmSync(folder, { recursive: true });
  renameSync(anew, folder);
}

/**
 * Whether what an earlier start wrote is still what was there before the upgrade: some of its migrations were
 * applied since, or it is fresh. Else the release before has gone on working after that start broke off.
 */
async function holdsAll(source: BackupSource, folder: string, now: Date): Promise<boolean> {
  const { migration, createdAt } = readManifest(folder);
  const [newest] = await source.query<{ version: string | null }>(
    "select max(version) as version from backend.migrations where version ~ '^[0-9]+$'",
  );
  if (newest?.version !== migration) return true;
  return now.getTime() - new Date(createdAt).getTime() < freshMs;
}
