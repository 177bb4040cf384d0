import { Failure } from "../failure.ts";
import type { Files } from "./files.ts";
import { noSuchKey, type StoredObject } from "./objects.ts";

/** Types that may be shown when the server itself encoded them. */
const shown = new Set(["image/jpeg", "image/png", "image/webp"]);

/**
 * Sends a file so that nothing in it can run: its type is not guessed, it is sandboxed, and it is
 * downloaded unless it is a picture that was drawn anew here.
 *
 * @param isPublic whether caches in between may keep it
 */
export async function serveFile(
  request: Request,
  files: Files,
  object: StoredObject,
  isPublic: boolean,
): Promise<Response> {
  const { metadata } = object;
  if (!metadata) throw noSuchKey();
  const headers = headersOf(request, object, isPublic);
  if (request.headers.get("if-none-match") === metadata.eTag) {
    return new Response(null, { status: 304, headers });
  }
  const blob = object.version ? await files.read(object.version) : null;
  if (!blob) throw noSuchKey();
  const isHead = request.method === "HEAD";
  const range = rangeOf(request.headers.get("range"), blob.size);
  const part = range ? blob.slice(range.start, range.end + 1) : blob;
  headers.set("content-length", String(part.size));
  if (range) headers.set("content-range", `bytes ${range.start}-${range.end}/${blob.size}`);
  const body = isHead ? null : part.stream();
  return new Response(body, { status: range ? 206 : 200, headers });
}

function headersOf(request: Request, object: StoredObject, isPublic: boolean): Headers {
  const metadata = object.metadata;
  const mimetype = metadata?.mimetype ?? "application/octet-stream";
  const asked = new URL(request.url).searchParams.get("download");
  const isShown = asked === null && metadata?.reencoded === true && shown.has(mimetype);
  const name = asked || object.name.split("/").at(-1) || "file";
  return new Headers({
    "content-type": mimetype,
    "content-disposition": isShown ? "inline" : attachment(name),
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": isPublic ? "cross-origin" : "same-origin",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "none",
    "referrer-policy": "no-referrer",
    "cache-control": cacheControl(metadata?.cacheControl ?? "no-cache", isPublic),
    "accept-ranges": "bytes",
    etag: metadata?.eTag ?? "",
    "last-modified": new Date(object.updated_at).toUTCString(),
  });
}

function cacheControl(stored: string, isPublic: boolean): string {
  const maxAge = /max-age=(\d{1,9})/.exec(stored)?.[0];
  return maxAge ? `${isPublic ? "public" : "private"}, ${maxAge}` : "no-cache";
}

function attachment(name: string): string {
  const plain = name.replace(/[^\w.\- ]/g, "_").slice(0, 150);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name.slice(0, 150))}`;
}

/** The asked-for part of a file (RFC 9110); several parts at once are answered with the whole. */
function rangeOf(header: string | null, size: number): { start: number; end: number } | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!match || (!match[1] && !match[2])) return null;
  const [, from = "", to = ""] = match;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (start > end || start >= size) {
    throw new Failure(416, "InvalidRange", "The requested range is not satisfiable", { size });
  }
  return { start, end };
}
