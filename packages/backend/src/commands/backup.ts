import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { stamp } from "../backup/scheduled-backups.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { loadSecrets } from "../database/secrets.ts";
import { StartError } from "../database/start-error.ts";
import { dataPlace, isHeld, requireData, serverUrl, withData } from "./command.ts";

/** `jubilee backup [folder]`: writes everything into a folder, whether the server runs or not. */
export async function backup(named: string | undefined, { migrates = true } = {}): Promise<string> {
  const { dataDir } = dataPlace();
  const folder = resolve(named ?? join(dataDir, "backups", stamp(new Date())));
  requireData(dataDir);
  if (existsSync(folder)) throw new StartError(`${folder} is there already; name a new folder.`);
  if (isHeld(dataDir)) await askServer(dataDir, folder);
  else {
    await withData(async (backend) => void (await writeBackup(backend, folder)), { migrates });
  }
  return `Backup written to ${folder}`;
}

async function askServer(dataDir: string, folder: string): Promise<void> {
  const response = await fetch(`${serverUrl()}/api/backup`, {
    method: "POST",
    headers: { apikey: loadSecrets(dataDir).secretKey, "content-type": "application/json" },
    body: JSON.stringify({ folder }),
  });
  if (response.ok) return;
  throw new StartError(
    `The server at ${serverUrl()} did not write a backup (${response.status}); set PORT to the port of the server that uses ${dataDir}.`,
  );
}
