import { join } from "node:path";
import type { BackendOptions } from "../../backend.types.ts";
import { createBucketFiles } from "./bucket-files.ts";
import { createFiles, type Files } from "./files.ts";

/** Where a server keeps files: in its bucket, else in the data directory. */
export function openFiles({ bucket, dataDir }: Pick<BackendOptions, "bucket" | "dataDir">): Files {
  return bucket ? createBucketFiles(bucket) : createFiles(join(dataDir, "files"));
}
