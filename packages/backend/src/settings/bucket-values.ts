import { StartError } from "../database/start-error.ts";
import type { FileBucket } from "../front/storage/bucket.types.ts";
import type { ReadText } from "./setting-values.ts";

const needed = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/**
 * The bucket for files; null where none is set.
 *
 * @throws {StartError} where something is missing or cannot be
 */
export function bucketOf(text: ReadText): FileBucket | null {
  const [endpoint, name, keyId, secretKey] = needed.map((setting) => text(setting));
  const missing = needed.filter((setting) => text(setting) === null);
  if (missing.length === needed.length) {
    if (text("S3_REGION") === null) return null;
    throw new StartError(`S3_REGION is set without ${needed.join(", ")}; set all, or none.`);
  }
  if (!endpoint || !name || !keyId || !secretKey) {
    throw new StartError(
      `A bucket for files needs ${needed.join(", ")}; set ${missing.join(" and ")}, too, or none of them.`,
    );
  }
  return {
    endpoint: storeAt(endpoint),
    name: bucketNamed(name),
    region: text("S3_REGION") ?? "us-east-1",
    keyId,
    secretKey,
  };
}

function storeAt(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username) {
    return url.href.replace(/\/+$/, "");
  }
  throw new StartError(
    `S3_ENDPOINT=${text.replace(/\/\/.*@/, "//…@")} is no address of a store; write it as https://s3.eu-central-1.amazonaws.com, without the bucket.`,
  );
}

function bucketNamed(text: string): string {
  if (/^[A-Za-z0-9][\w.-]{1,61}[A-Za-z0-9]$/.test(text)) return text;
  throw new StartError(
    `S3_BUCKET=${text} is no name of a bucket; it has 3 to 63 letters, digits, dots and hyphens, and no slash.`,
  );
}
