import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { encodingFor, isPackable, packQuickly, type Encoding } from "./compression.ts";

/** Files of a folder, kept in memory with their packed forms. */
export interface StaticFiles {
  /** Null when there is no such file. */
  serve(path: string, request: Request): Promise<Response | null>;
  /** The text of a file. */
  read(path: string): Promise<string | null>;
}

interface KnownFile {
  contentType: string;
  etag: string;
  forms: Partial<Record<Encoding, Buffer>>;
}

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/**
 * Serves the files that a folder holds when this is called; nothing outside it can be named,
 * because only listed names are answered. Files whose name holds a hash never change.
 *
 * @param cacheControl how long each file may be kept
 */
export function createStaticFiles(
  folder: string,
  cacheControl: (path: string) => string,
): StaticFiles {
  const names = new Set(list(folder));
  const known = new Map<string, Promise<KnownFile>>();

  function fileOf(path: string): Promise<KnownFile> | null {
    if (!names.has(path)) return null;
    const file = known.get(path) ?? load(folder, path, names);
    known.set(path, file);
    return file;
  }

  return {
    async serve(path, request) {
      const file = await fileOf(path);
      if (!file) return null;
      const headers = new Headers({
        "content-type": file.contentType,
        "cache-control": cacheControl(path),
        etag: file.etag,
        vary: "accept-encoding",
      });
      if (request.headers.get("if-none-match") === file.etag) {
        return new Response(null, { status: 304, headers });
      }
      const { encoding, body } = formFor(file, encodingFor(request));
      if (encoding !== "identity") headers.set("content-encoding", encoding);
      headers.set("content-length", String(body.byteLength));
      return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { headers });
    },
    async read(path) {
      const file = await fileOf(path);
      return file?.forms.identity?.toString("utf8") ?? null;
    },
  };
}

function list(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .map((path) => `/${path}`)
    .filter((path) => !path.startsWith("/."));
}

async function load(folder: string, path: string, names: Set<string>): Promise<KnownFile> {
  const identity = await readFile(join(folder, path));
  const packed = async (suffix: string): Promise<Buffer | undefined> =>
    names.has(path + suffix) ? readFile(join(folder, path + suffix)) : undefined;
  const [br, gzip] = await Promise.all([packed(".br"), packed(".gz")]);
  return {
    contentType: contentTypes[extname(path)] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    forms: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
  };
}

function formFor(file: KnownFile, wanted: Encoding): { encoding: Encoding; body: Buffer } {
  const identity = file.forms.identity ?? Buffer.alloc(0);
  if (wanted === "identity" || !isPackable(file.contentType, identity.byteLength)) {
    return { encoding: "identity", body: identity };
  }
  const body = file.forms[wanted] ?? packQuickly(identity, wanted);
  file.forms[wanted] = body;
  return { encoding: wanted, body };
}
