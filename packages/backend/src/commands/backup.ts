/** `pnpm backup [folder]`: writes everything into a folder, whether the server runs or not. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { stamp } from "../backup/scheduled-dumps.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { openBackend } from "../database/open-backend.ts";
import { loadSecrets } from "../database/secrets.ts";
import { StartError } from "../database/start-error.ts";
import { dataPlace, runCommand } from "./command.ts";

const { dataDir, databaseUrl } = dataPlace();
const serverUrl = `http://127.0.0.1:${process.env["PORT"]?.trim() || "4400"}`;

runCommand(async () => {
  const folder = resolve(process.argv[2] ?? join(dataDir, "backups", stamp(new Date())));
  if (!existsSync(join(dataDir, "secrets.json"))) {
    throw new StartError(`${dataDir} holds no data; set JUBILEE_DATA_DIR to the data directory.`);
  }
  if (existsSync(folder)) throw new StartError(`${folder} is there already; name a new folder.`);
  await (isHeld() ? askServer(folder) : writeAlone(folder));
  return `Backup written to ${folder}`;
});

function isHeld(): boolean {
  const lock = join(dataDir, "lock");
  if (!existsSync(lock)) return false;
  const { pid } = JSON.parse(readFileSync(lock, "utf8")) as { pid: number };
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && Reflect.get(error, "code") === "EPERM";
  }
}

async function askServer(folder: string): Promise<void> {
  const response = await fetch(`${serverUrl}/api/backup`, {
    method: "POST",
    headers: { apikey: loadSecrets(dataDir).secretKey, "content-type": "application/json" },
    body: JSON.stringify({ folder }),
  });
  if (response.ok) return;
  throw new StartError(
    `The server at ${serverUrl} did not write a backup (${response.status}); set PORT to the port of the server that uses ${dataDir}.`,
  );
}

async function writeAlone(folder: string): Promise<void> {
  const backend = await openBackend({
    dataDir,
    databaseUrl,
    siteUrl: serverUrl,
    redirectAllowList: [],
    mode: "production",
  });
  try {
    await writeBackup(backend, folder);
  } finally {
    await backend.close();
  }
}
