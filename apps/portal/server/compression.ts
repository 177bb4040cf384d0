import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { promisify } from "node:util";

/** How a body may be packed for the one who asks. */
export type Encoding = "br" | "gzip" | "identity";

const packable = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg)/;
const smallestBytes = 512;

/** Whether packing this makes it smaller. */
export function isPackable(contentType: string, length: number): boolean {
  return length >= smallestBytes && packable.test(contentType);
}

/** The best packing that the header `accept-encoding` names. */
export function encodingFor(request: Request): Encoding {
  const accepted = request.headers.get("accept-encoding") ?? "";
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? "gzip" : "identity";
}

const brotliOptions = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality },
});

/** Packs once and well: for files that are served many times. */
export function packWell(content: Buffer, encoding: "br" | "gzip"): Promise<Buffer> {
  return encoding === "br"
    ? promisify(brotliCompress)(content, brotliOptions(11))
    : promisify(gzip)(content, { level: 9 });
}

/** A window as large as the longest pages: the usual one of 4 MB each would keep the collector busy. */
const quick = {
  br: { params: { ...brotliOptions(4).params, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  gzip: { level: 4 },
};

/** Packs quickly: for pages that are made for one reader, or anew every few seconds. */
export const packQuickly = (content: Buffer, encoding: "br" | "gzip"): Buffer =>
  encoding === "br" ? brotliCompressSync(content, quick.br) : gzipSync(content, quick.gzip);

/** The same beside this thread, which goes on with other pages meanwhile. */
export const packBeside = (content: Buffer, encoding: "br" | "gzip"): Promise<Buffer> =>
  encoding === "br"
    ? promisify(brotliCompress)(content, quick.br)
    : promisify(gzip)(content, quick.gzip);
