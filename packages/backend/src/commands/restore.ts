import { resolve } from "node:path";
import { restoreBackup } from "../backup/restore-backup.ts";
import { StartError } from "../database/start-error.ts";
import { dataPlace } from "./command.ts";

/** `jubilee restore <folder>`: lays a backup into an empty data directory. */
export async function restore(folder: string | undefined): Promise<string> {
  if (!folder) throw new StartError("Name the backup's folder: npx jubilee restore <folder>");
  const target = dataPlace();
  const { createdAt } = await restoreBackup(resolve(folder), target);
  return `The backup of ${createdAt} is in ${target.dataDir}`;
}
