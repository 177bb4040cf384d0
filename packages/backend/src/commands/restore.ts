/** `pnpm restore <folder>`: lays a backup into an empty data directory. */
import { resolve } from "node:path";
import { restoreBackup } from "../backup/restore-backup.ts";
import { StartError } from "../database/start-error.ts";
import { dataPlace, runCommand } from "./command.ts";

runCommand(async () => {
  const folder = process.argv[2];
  if (!folder) throw new StartError("Name the backup's folder: pnpm restore <folder>");
  const target = dataPlace();
  const { createdAt } = await restoreBackup(resolve(folder), target);
  return `The backup of ${createdAt} is in ${target.dataDir}`;
});
