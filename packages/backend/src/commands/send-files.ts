import { join } from "node:path";
import { sendFiles } from "../backup/bucket-copy.ts";
import { StartError } from "../database/start-error.ts";
import { dataPlace, requireData, requireStopped } from "./command.ts";

/** `jubilee files send`: from the disk to the bucket. */
export async function sendAllFiles(): Promise<string> {
  const { dataDir, bucket } = dataPlace();
  requireData(dataDir);
  requireStopped(dataDir);
  if (!bucket) {
    throw new StartError("No bucket is set; set S3_ENDPOINT, S3_BUCKET and the keys to it first.");
  }
  const count = await sendFiles(join(dataDir, "files"), bucket);
  return `${count} files are in ${bucket.name}; start the server.`;
}
