import { randomBytes } from "node:crypto";
import { BucketRefusal, createBucketFiles } from "../front/storage/bucket-files.ts";
import type { FileBucket } from "../front/storage/bucket.types.ts";
import type { Finding } from "./check.types.ts";

const about = "bucket";

/** Writes a small file into the bucket, reads it and takes it away again. */
export async function checkBucket(bucket: FileBucket | null): Promise<Finding[]> {
  if (bucket === null) return [];
  const files = createBucketFiles(bucket);
  const bytes = randomBytes(64);
  try {
    const version = await files.write(bytes);
    const found = await files.read(version);
    await files.remove([version]);
    const isSame = found !== null && bytes.equals(Buffer.from(await found.arrayBuffer()));
    return isSame
      ? [{ about, state: "ok", says: `${bucket.name} takes files and gives them back.` }]
      : [{ about, state: "wrong", says: `${bucket.name} gave back other bytes than it took.` }];
  } catch (error) {
    return [{ about, state: "wrong", says: sentenceOf(error, bucket) }];
  }
}

/** One sentence for what a bucket refuses. */
function sentenceOf(error: unknown, { endpoint, name }: FileBucket): string {
  if (!(error instanceof BucketRefusal)) {
    return `nobody answers at ${endpoint}; check S3_ENDPOINT.`;
  }
  if (error.code === "NoSuchBucket")
    return `there is no bucket ${name}; make it, or set S3_BUCKET.`;
  if (/^(?:SignatureDoesNotMatch|InvalidAccessKeyId|AccessDenied)$/.test(error.code)) {
    return `${endpoint} refuses the keys (${error.code}); check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION, and that they may read, write and delete in ${name}.`;
  }
  return `${endpoint} answered ${error.status} ${error.code}.`;
}
