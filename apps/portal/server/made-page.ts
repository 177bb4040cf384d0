import { createHash } from "node:crypto";
import { encodingFor, isPackable, packBeside, packQuickly, type Encoding } from "./compression.ts";

/** A text that the server made: kept with its packed forms while it is fresh. */
export interface MadePage {
  /** Packs it for this request beside the thread, so that `respond` has it at hand. */
  pack(request: Request): Promise<void>;
  respond(request: Request, headers: Record<string, string>, status?: number): Response;
}

/**
 * Keeps a made text.
 *
 * @param sameness what decides the ETag; without it the text itself does
 * @param packed forms that were packed already, better than in passing
 */
export function createMadePage(
  text: string,
  contentType: string,
  sameness: string | null = null,
  packed: Partial<Record<Encoding, Buffer>> = {},
): MadePage {
  const identity = Buffer.from(text);
  const etag = `W/"${createHash("sha256")
    .update(sameness ?? identity)
    .digest("base64url")
    .slice(0, 22)}"`;
  const forms: Partial<Record<Encoding, Buffer>> = { identity, ...packed };
  const wantedBy = (request: Request): Encoding =>
    isPackable(contentType, identity.byteLength) ? encodingFor(request) : "identity";
  return {
    async pack(request) {
      const wanted = wantedBy(request);
      if (wanted === "identity" || request.headers.get("if-none-match") === etag) return;
      forms[wanted] ??= await packBeside(identity, wanted);
    },
    respond(request, extra, status = 200) {
      const headers = new Headers({ ...extra, "content-type": contentType, etag });
      headers.append("vary", "accept-encoding");
      if (status === 200 && request.headers.get("if-none-match") === etag) {
        return new Response(null, { status: 304, headers });
      }
      const wanted = wantedBy(request);
      const body =
        forms[wanted] ?? (wanted === "identity" ? identity : packQuickly(identity, wanted));
      forms[wanted] = body;
      if (wanted !== "identity") headers.set("content-encoding", wanted);
      headers.set("content-length", String(body.byteLength));
      const content = request.method === "HEAD" ? null : new Uint8Array(body);
      return new Response(content, { status, headers });
    },
  };
}
