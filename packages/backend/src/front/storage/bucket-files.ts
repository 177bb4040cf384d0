import { randomUUID } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { log } from "../../log/log.ts";
import type { Files } from "./files.ts";
import type { FileBucket } from "./bucket.types.ts";

/** So often what a store could not do at once is tried again, within some seconds. */
const retries = 4;

/** A store that refuses, with its word for it. */
export class BucketRefusal extends Error {
  readonly status: number;
  /** Such as `NoSuchBucket` or `SignatureDoesNotMatch`. */
  readonly code: string;

  constructor(status: number, code: string) {
    super(`The bucket answered ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

/** Asks a bucket for one file; 404 is an answer like another. */
type Ask = (method: string, version: string, init?: RequestInit) => Promise<Response>;

/**
 * Keeps files in a bucket that speaks S3 (AWS, MinIO, Ceph, R2, Supabase Storage), under
 * `<two characters>/<version>` as on a disk. Each version is written once and never changed.
 */
export function createBucketFiles(bucket: FileBucket): Files {
  const ask = askerOf(bucket);
  return {
    async write(bytes) {
      const version = randomUUID();
      await put(ask, version, bytes);
      return version;
    },
    async copy(version) {
      const made = randomUUID();
      const source = `/${encodeURIComponent(bucket.name)}/${keyOf(version)}`;
      const response = await ask("PUT", made, { headers: { "x-amz-copy-source": source } });
      // A copy that broke off says so in a body under 200.
      const text = await response.text();
      if (!response.ok || text.includes("<Error>")) throw refusalOf(response.status, text);
      return made;
    },
    async read(version) {
      const response = await ask("GET", version);
      if (response.ok) return response.blob();
      const text = await response.text();
      if (response.status === 404 && codeOf(text) !== "NoSuchBucket") return null;
      throw refusalOf(response.status, text);
    },
    async remove(versions) {
      for (const version of versions) if (version) await remove(ask, version);
    },
  };
}

/** Writes a file under the version that it has already; writing it again changes nothing. */
export async function putInBucket(
  bucket: FileBucket,
  version: string,
  bytes: Uint8Array,
): Promise<void> {
  await put(askerOf(bucket), version, bytes);
}

async function put(ask: Ask, version: string, bytes: Uint8Array): Promise<void> {
  const headers = { "content-type": "application/octet-stream" };
  const response = await ask("PUT", version, { headers, body: Buffer.from(bytes) });
  const text = await response.text();
  if (!response.ok) throw refusalOf(response.status, text);
}

/** Bytes that nobody points at any more take room and do no harm: nobody is refused for their sake. */
async function remove(ask: Ask, version: string): Promise<void> {
  try {
    const response = await ask("DELETE", version);
    const text = await response.text();
    if (!response.ok && response.status !== 404) throw refusalOf(response.status, text);
  } catch (error) {
    log.error("A file could not be removed from the bucket:", error);
  }
}

function askerOf({ endpoint, name, region, keyId, secretKey }: FileBucket): Ask {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secretKey,
    region,
    service: "s3",
    retries,
  });
  return (method, version, init = {}) =>
    client.fetch(`${endpoint}/${encodeURIComponent(name)}/${keyOf(version)}`, { ...init, method });
}

function keyOf(version: string): string {
  if (!/^[0-9a-f-]{36}$/.test(version)) throw new Error(`${version} is no version of a file.`);
  return `${version.slice(0, 2)}/${version}`;
}

const codeOf = (text: string): string => /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? "";

function refusalOf(status: number, text: string): BucketRefusal {
  return new BucketRefusal(status, codeOf(text));
}
