import { html } from "@jubilee/backend/pages/html";
import type { Handler, RequestContext } from "@jubilee/backend/backend.types";
import { jsonForScript } from "./index-page.ts";
import { createMadePage, type MadePage } from "./made-page.ts";
import { plainPage, type PolicyContext, securityHeaders } from "./security-headers.ts";
import { isToken, type SharedEvents, type SharedKind } from "./shared-events.ts";
import { createShortMemory } from "./short-memory.ts";
import type { StaticFiles } from "./static-files.ts";

const kinds = ["rsvp", "tickets"] as const satisfies readonly SharedKind[];
type WidgetKind = (typeof kinds)[number];

/** What the embeds are made from. */
export interface EmbedParts {
  /** The widgets' built scripts. */
  scripts: StaticFiles;
  sharedEvents: SharedEvents;
  policy: PolicyContext;
}

const crossOrigin = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
  "timing-allow-origin": "*",
};
const scriptType = "text/javascript; charset=utf-8";
const shortly = "public, max-age=60, stale-while-revalidate=600";
const dataTtlMs = 2_000;

/**
 * `/embed/v1.js` and its chunks, `/embed/v1/<kind>/<token>.js` (a widget's script with its first
 * data inside) and `/embed/<kind>/<token>` (the one page of ours that may stand in a frame).
 */
export function createEmbeds({ scripts, sharedEvents, policy }: EmbedParts): Handler {
  const made = createShortMemory<MadePage | null>(dataTtlMs, 500);

  async function widgetScript(
    kind: WidgetKind,
    token: string,
    context: RequestContext,
  ): Promise<MadePage | null> {
    const code = await scripts.read(`/${kind}.js`);
    if (code === null) return null;
    const { shared } = await sharedEvents.get(kind, token, context);
    if (!shared) return createMadePage(code, scriptType);
    const key = JSON.stringify(`${kind}/${token}`);
    const start = '(window.Jubilee??={version:"v1",first:{}}).first';
    const text = `${start}[${key}]=${jsonForScript(shared)};\n${code}`;
    return createMadePage(text, scriptType, jsonForScript({ ...shared, serverTime: "" }) + code);
  }

  async function frame(kind: WidgetKind, token: string, context: RequestContext) {
    const { shared } = await sharedEvents.get(kind, token, context);
    const origins = shared ? await sharedEvents.framedBy(token) : [];
    const headers = {
      ...securityHeaders(
        {
          ...plainPage,
          framedBy: origins.length > 0 ? origins : "anybody",
          allowsPayment: kind === "tickets",
        },
        policy,
      ),
      "cache-control": "no-cache",
      "x-robots-tag": "noindex",
    };
    const name = shared?.event.name ?? "This link is not valid any more";
    const tag = kind === "rsvp" ? "jubilee-rsvp" : "jubilee-tickets";
    const page = html`<!doctype html>
      <html lang="${shared?.event.locale ?? "en"}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${name}</title>
          <link rel="stylesheet" href="/embed/v1/frame.css" />
          <script type="module" src="/embed/v1/${kind}/${token}.js"></script>
        </head>
        <body>
       `.text;
    const element = `<${tag} token="${token}"><p>${html`${name}`.text}</p></${tag}>`;
    const body = shared ? element : html`<p>${name}</p>`.text;
    return {
      page: createMadePage(`${page}${body}</body>\n</html>\n`, "text/html; charset=utf-8"),
      headers,
      found: shared !== null,
    };
  }

  return async (request, context) => {
    const path = new URL(request.url).pathname;
    if (request.method === "OPTIONS")
      return new Response(null, { status: 204, headers: crossOrigin });
    const [, kind, token] = /^\/embed\/v1\/(rsvp|tickets)\/([^/.]+)\.js$/.exec(path) ?? [];
    if (isKind(kind) && token && isToken(token)) {
      const page = await made.get(`${kind}/${token}`, () => widgetScript(kind, token, context));
      if (page) return page.respond(request, { ...crossOrigin, "cache-control": "no-cache" });
    }
    const [, frameKind, frameToken] = /^\/embed\/(rsvp|tickets)\/([^/.]+)\/?$/.exec(path) ?? [];
    if (isKind(frameKind) && frameToken && isToken(frameToken)) {
      const { page, headers, found } = await frame(frameKind, frameToken, context);
      return page.respond(request, headers, found ? 200 : 404);
    }
    const file = await scripts.serve(
      path.replace(/^\/embed\/v1(?=\/)/, "").replace(/^\/embed/, ""),
      request,
    );
    if (!file)
      return new Response("There is no such embed.\n", { status: 404, headers: crossOrigin });
    for (const [name, value] of Object.entries(crossOrigin)) file.headers.set(name, value);
    return file;
  };
}

/** Chunks carry their hash; the entry is asked for again after a minute. */
export function embedCacheControl(path: string): string {
  return /-[A-Z0-9]{8}\.js$/i.test(path) ? "public, max-age=31536000, immutable" : shortly;
}

function isKind(text: string | undefined): text is WidgetKind {
  return kinds.some((kind) => kind === text);
}
