import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FileBucket } from "@jubilee/backend/front/storage/bucket.types";
import S3rver from "@20minutes/s3rver";

/** A store that speaks S3, with an empty bucket. */
export interface BucketServer {
  bucket: FileBucket;
  close(): Promise<void>;
}

/** Starts it on a free loopback port. It checks signatures as a real one does. */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = mkdtempSync(join(tmpdir(), "jubilee-bucket-"));
  const name = "jubilee-files";
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    vhostBuckets: false,
    directory,
    configureBuckets: [{ name }],
  });
  const { port } = await server.run();
  return {
    bucket: {
      endpoint: `http://127.0.0.1:${port}`,
      name,
      region: "us-east-1",
      keyId: "S3RVER",
      secretKey: "S3RVER",
    },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
