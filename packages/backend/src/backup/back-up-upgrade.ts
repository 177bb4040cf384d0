import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Migration } from "../database/migrations.ts";
import { type BackupSource, writeBackup } from "./write-backup.ts";

/**
 * Writes everything down before a new release changes it, once a release: into
 * `backups/before-<newest migration>` of the data directory, which no plan takes away.
 */
export async function backUpUpgrade(
  source: BackupSource,
  missing: readonly Migration[],
): Promise<void> {
  const newest = missing.at(-1);
  if (!newest || !source.options.backsUpUpgrades) return;
  const folder = join(source.options.dataDir, "backups", `before-${newest.version}`);
  // A start that broke off has written it already, and nothing was changed since that is not in it.
  if (existsSync(folder)) return;
  await writeBackup(source, folder);
}
