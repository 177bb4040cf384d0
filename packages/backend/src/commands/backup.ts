import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { stamp } from "../backup/scheduled-backups.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { isLocked } from "../database/lock.ts";
import { StartError } from "../database/start-error.ts";
import { askServer, dataPlace, requireData, withData } from "./command.ts";

/** `jubilee backup [folder]`: writes everything into a folder, whether the server runs or not. */
export async function backup(named: string | undefined, { migrates = true } = {}): Promise<string> {
  const { dataDir } = dataPlace();
  const folder = resolve(named ?? join(dataDir, "backups", stamp(new Date())));
  requireData(dataDir);
  if (existsSync(folder)) throw new StartError(`${folder} is there already; name a new folder.`);
  if (isLocked(dataDir)) await writeByServer(dataDir, folder);
  else {
    await withData(async (backend) => void (await writeBackup(backend, folder)), { migrates });
  }
  return `Backup written to ${folder}`;
}

async function writeByServer(dataDir: string, folder: string): Promise<void> {
  const response = await askServer(dataDir, "/api/backup", { folder });
  if (response.ok) return;
  const answer: { message?: string } = await response.json().catch(() => ({}));
  const reason = response.status === 404 ? "it is not the one that uses it" : answer.message;
  throw new StartError(
    `The server did not write a backup of ${dataDir} (${reason ?? response.status}).`,
  );
}
