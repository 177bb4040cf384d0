import { Failure } from "../failure.ts";

/** Where an object is: its bucket and its key inside. */
export interface ObjectPlace {
  bucket: string;
  key: string;
}

/**
 * Checks a bucket's name.
 *
 * @throws {Failure} 400
 */
export function bucketName(name: unknown): string {
  if (typeof name === "string" && /^[\w!.*'() &$@=;:+,?-]{1,100}$/.test(name)) {
    if (name.trim() === name && name !== "." && name !== "..") return name;
  }
  throw new Failure(400, "InvalidBucketName", "Bucket name invalid");
}

/**
 * Checks an object's key: no empty or dotted parts, no control characters. Keys never become file
 * names; the check keeps addresses sane.
 *
 * @throws {Failure} 400
 */
export function objectKey(key: unknown): string {
  if (typeof key !== "string" || key.length === 0 || Buffer.byteLength(key) > 900) {
    throw invalidKey(key);
  }
  const parts = key.split("/");
  const isSane =
    parts.every((part) => part !== "" && part !== "." && part !== "..") &&
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    !/[\u0000-\u001f\u007f\\]/.test(key);
  if (!isSane) throw invalidKey(key);
  return key;
}

/** Reads `<bucket>/<key…>` from a path that is still percent-encoded. */
export function placeOf(encodedPath: string): ObjectPlace {
  const [bucket = "", ...rest] = encodedPath.split("/").map(decode);
  return { bucket: bucketName(bucket), key: objectKey(rest.join("/")) };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw invalidKey(part);
  }
}

function invalidKey(key: unknown): Failure {
  return new Failure(400, "InvalidKey", `Invalid key: ${String(key).slice(0, 200)}`);
}
