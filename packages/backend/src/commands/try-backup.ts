import { resolve } from "node:path";
import { tryBackup } from "../backup/try-backup.ts";
import { StartError } from "../database/start-error.ts";
import { dataPlace } from "./command.ts";

/** `jubilee backup try <folder>`: whether it can be restored. */
export async function tryOne(folder: string | undefined): Promise<string> {
  if (!folder) throw new StartError("Name the backup's folder: npx jubilee backup try <folder>");
  const { how, tables, rows } = await tryBackup(resolve(folder), dataPlace().databaseUrl);
  if (how === "read") {
    return "The archive was read to its end; to restore it for a trial the owner must be allowed to make databases (alter role … createdb).";
  }
  return `It was restored: ${tables} tables with ${rows} rows were read to their end.`;
}
