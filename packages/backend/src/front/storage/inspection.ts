import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { Failure } from "../failure.ts";

/** Buckets of nothing but pictures, shown on public pages. */
const pictureBuckets = new Set(["covers", "avatars", "photos"]);
const pictureTypes = new Set(["image/jpeg", "image/png", "image/webp"]);
/** Those that take other files, too; their pictures are shown, and lose where they were taken. */
const mixedBuckets = new Set(["talk"]);
/** What is told by its first bytes: without them it is none. */
const binaryClaim = /^(?:(?:image|audio|video|font)\/|application\/(?:pdf|vnd\.openxmlformats))/;
const maxPixels = 50_000_000;
const maxSide = 4096;

/** What is stored after an upload was looked at. */
export interface Inspected {
  bytes: Uint8Array;
  mimetype: string;
  /** Whether the picture was drawn anew here, so that it may be shown and not only downloaded. */
  reencoded: boolean;
}

/**
 * Looks at what a file really is. Pictures for public pages are decoded and encoded anew: what is
 * hidden in them (position, scripts, broken parts that a viewer trips over) does not survive.
 *
 * @param claimed the content type the client named
 * @throws {Failure} 415 when the bytes are not what they claim to be or not allowed here
 */
export async function inspect(
  bytes: Uint8Array,
  claimed: string,
  bucket: { id: string; allowed_mime_types: string[] | null },
): Promise<Inspected> {
  const real = (await fileTypeFromBuffer(bytes))?.mime ?? null;
  const claim = claimed.split(";", 1)[0]?.trim().toLowerCase() || "application/octet-stream";
  if (pictureBuckets.has(bucket.id)) {
    if (!real || !pictureTypes.has(real)) {
      throw new Failure(415, "invalid_mime_type", "Only JPG, PNG or WebP pictures are accepted.");
    }
    return { bytes: await redraw(bytes), mimetype: real, reencoded: true };
  }
  const isBinaryClaim = binaryClaim.test(claim) && claim !== "image/svg+xml";
  if (isBinaryClaim && real === null) {
    throw new Failure(415, "invalid_mime_type", `This file is not ${claim}.`);
  }
  const mimetype = real ?? claim;
  if (!isAllowed(mimetype, bucket.allowed_mime_types)) {
    throw new Failure(415, "invalid_mime_type", `mime type ${mimetype} is not supported`);
  }
  if (mixedBuckets.has(bucket.id) && pictureTypes.has(mimetype)) {
    return { bytes: await redraw(bytes), mimetype, reencoded: true };
  }
  return { bytes, mimetype, reencoded: false };
}

async function redraw(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
      .toBuffer();
  } catch {
    throw new Failure(415, "invalid_mime_type", "This picture is damaged or too large.");
  }
}

function isAllowed(mimetype: string, allowed: string[] | null): boolean {
  if (!allowed || allowed.length === 0) return true;
  return allowed.some(
    (pattern) =>
      pattern === mimetype || (pattern.endsWith("/*") && mimetype.startsWith(pattern.slice(0, -1))),
  );
}
