import { isRecord, parseJson, readBytes } from "../bodies.ts";
import { Failure } from "../failure.ts";

/** A file as a client sent it. */
export interface IncomingFile {
  bytes: Uint8Array;
  contentType: string;
  /** e.g. `max-age=3600` */
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
}

/**
 * Reads an upload, as a form (how the client sends Blobs and Files) or as the body itself.
 *
 * @throws {Failure} 413 above `maxBytes`, counted for real
 */
export async function readFile(request: Request, maxBytes: number): Promise<IncomingFile> {
  const type = request.headers.get("content-type") ?? "application/octet-stream";
  if (!type.startsWith("multipart/form-data")) {
    return {
      bytes: await bounded(request, maxBytes),
      contentType: type,
      cacheControl: request.headers.get("cache-control") ?? "no-cache",
      userMetadata: fromBase64(request.headers.get("x-metadata")),
    };
  }
  // Boundaries and the other fields come on top of the file.
  const body = await bounded(request, maxBytes + 32 * 1024);
  const form = await parseForm(body, type);
  const file = [...form.values()].find((value) => value instanceof File);
  if (!file) throw new Failure(400, "InvalidRequest", "The form holds no file.");
  if (file.size > maxBytes) throw tooLarge();
  const cacheControl = form.get("cacheControl");
  const metadata = form.get("metadata");
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    contentType: file.type || "application/octet-stream",
    cacheControl:
      typeof cacheControl === "string" && /^\d{1,9}$/.test(cacheControl)
        ? `max-age=${cacheControl}`
        : "no-cache",
    userMetadata: typeof metadata === "string" ? metadataOf(metadata) : null,
  };
}

async function parseForm(body: Uint8Array, type: string): Promise<FormData> {
  try {
    const init = { headers: { "content-type": type } };
    return await new Response(Buffer.from(body), init).formData();
  } catch {
    throw new Failure(400, "InvalidRequest", "The form cannot be read.");
  }
}

async function bounded(request: Request, maxBytes: number): Promise<Uint8Array> {
  try {
    return await readBytes(request, maxBytes);
  } catch (error) {
    if (error instanceof Failure && error.status === 413) throw tooLarge();
    throw error;
  }
}

function tooLarge(): Failure {
  return new Failure(413, "EntityTooLarge", "The object exceeded the maximum allowed size");
}

function fromBase64(text: string | null): Record<string, unknown> | null {
  return text === null ? null : metadataOf(Buffer.from(text, "base64").toString("utf8"));
}

function metadataOf(text: string): Record<string, unknown> {
  const value = text.length > 8192 ? null : parseJson(text);
  if (!isRecord(value)) throw new Failure(400, "InvalidRequest", "The metadata is not an object.");
  return value;
}
