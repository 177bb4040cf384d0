import { askSql } from "../_shared/ask-sql.ts";
import { Refusal } from "../_shared/refusal.ts";
import type { EmbedCall, PublicCalls } from "./call.types.ts";

/** A GIF of one clear point. */
const point = Uint8Array.from(
  atob("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"),
  (sign) => sign.codePointAt(0) ?? 0,
);

const kept = { "cache-control": "no-store", "x-robots-tag": "noindex" };

export const calls: PublicCalls = {
  /** A link of a campaign's mail: on to its target, which is one of a fixed list. */
  "GET pressed": async (call) => {
    const { request, deps, token } = call;
    const to = new URL(request.url).searchParams.get("to");
    const payload = { to, counts: isReader(call) };
    try {
      const { href } = await askSql(deps, "press_campaign_link", { token, payload });
      return onTo(href);
    } catch (error) {
      // The page that says that a link opens nothing, in the reader's language.
      if (!(error instanceof Refusal) || error.code !== "link_invalid") throw error;
      return onTo(`${deps.siteUrl}/invitation/${token}`);
    }
  },

  /** The picture of a mail that tells when it is opened; it comes whether that is counted or not. */
  "GET opened": async (call) => {
    const { deps, token } = call;
    if (isReader(call)) {
      await askSql(deps, "open_campaign_mail", { token }).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
    }
    return new Response(point, {
      headers: {
        "content-type": "image/gif",
        "cross-origin-resource-policy": "cross-origin",
        "x-content-type-options": "nosniff",
        ...kept,
      },
    });
  },
};

/** Whether a person may have asked: neither a look at the head alone, nor a page fetched before it is wanted. */
function isReader({ request: { method, headers } }: EmbedCall): boolean {
  const purpose = ["sec-purpose", "purpose", "x-moz", "x-purpose"].map((name) => headers.get(name));
  return method === "GET" && !purpose.some((said) => /prefetch|preview/i.test(said ?? ""));
}

function onTo(location: string): Response {
  const headers = { location, "referrer-policy": "no-referrer", ...kept };
  return new Response(null, { status: 302, headers });
}
