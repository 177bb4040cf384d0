import type { Handler, RequestContext } from "@jubilee/backend/backend.types";
import { isToken } from "@jubilee/core/sharing/link-token.rules";
import { payingKinds } from "@jubilee/core/sharing/widget-kinds.rules";
import {
  blockedPage,
  blockedPagePolicy,
  coverPicture,
  embedPage,
  embedPagePolicy,
  inlineWidgetScript,
  widgetBundle,
  isWidgetKind,
  wordReaderOf,
  type WidgetKind,
} from "@jubilee/widgets/server";
import { createMadePage, type MadePage } from "./made-page.ts";
import { answerOembed } from "./oembed.ts";
import type { GuestPages, PageAt } from "@jubilee/widgets/pages";
import { plainPage, type PolicyContext, securityHeaders } from "./security-headers.ts";
import { isForAll, isOneGuests, type Opened, type SharedEvents } from "./shared-events.ts";
import { createShortMemory } from "./short-memory.ts";
import { createPackedScripts } from "./packed-scripts.ts";
import type { StaticFiles } from "./static-files.ts";

/** What the embeds are made from. */
export interface EmbedParts {
  /** The widgets' built scripts. */
  scripts: StaticFiles;
  /** The one-file releases of this and of earlier builds. */
  releases: StaticFiles;
  sharedEvents: SharedEvents;
  pageAt: PageAt;
  readerOf: GuestPages["readerOf"];
  policy: PolicyContext;
  siteUrl: string;
  productName: string;
}

/** A widget on a page: one kind, one link. */
interface Widget {
  kind: WidgetKind;
  token: string;
}

interface MadeScript {
  page: MadePage;
  /** How the link's first data were answered; the script itself is always there. */
  status: number;
}

interface MadeFrame extends MadeScript {
  headers: Record<string, string>;
}

const crossOrigin = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
  "timing-allow-origin": "*",
};
const scriptType = "text/javascript; charset=utf-8";
const ttlMs = 2_000;
const madeAtMost = 500;
/** A drawing takes some ten milliseconds and is the same for ever. */
const coverTtlMs = 3_600_000;
const coversAtMost = 200;
const pictureHeaders = {
  ...crossOrigin,
  "cache-control": "public, max-age=86400",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/**
 * `/embed/v1.js` and its chunks, `/embed/<version>.js` (all in one file that never changes),
 * `/embed/cover/<kind>/<token>/<seed>-<day|night>.svg` (an event's cover as a picture),
 * `/embed/v1/<kind>/<token>.js` (a widget's script with its first
 * data inside), `/embed/alive/<kind>/<token>` (whether a link still opens, for frames that are open) and `/embed/<kind>/<token>` (the one page of ours that may stand in a frame).
 */
export function createEmbeds(parts: EmbedParts): Handler {
  const { scripts, releases, sharedEvents, policy } = parts;
  const inlined = createShortMemory<MadeScript>(ttlMs, madeAtMost, isForAll);
  const frames = createShortMemory<MadeFrame>(ttlMs, madeAtMost, isForAll);
  const packed = createPackedScripts(madeAtMost);
  const covers = createShortMemory<MadePage>(coverTtlMs, coversAtMost);

  /** Whether a page of this origin may show the event; pages of our own send none. */
  async function isWelcome(
    { kind, token }: Widget,
    origin: string | null,
    context: RequestContext,
  ): Promise<boolean> {
    const { shared } = await sharedEvents.get(kind, token, context);
    if (origin === null || !shared) return true;
    const origins = await sharedEvents.framedBy(token);
    return origins.length === 0 || origins.includes(origin);
  }

  async function makeScript(
    { kind, token }: Widget,
    welcome: boolean,
    accepted: string | null,
    context: RequestContext,
  ): Promise<MadeScript> {
    const { shared, status } = await sharedEvents.get(kind, token, context);
    const file = widgetBundle(kind, shared);
    const bundle = await scripts.read(`/${file}`);
    if (bundle === null) throw new Error(`dist/embed/${file} is missing. Build it: pnpm build`);
    // What a personal link opens is one person's: it goes to their widget and into no script.
    if (!shared || !welcome || isOneGuests(shared)) {
      return { page: createMadePage(bundle, scriptType), status };
    }
    const reader = readerOf(shared, accepted);
    const told = reader && { ...reader, now: Date.now() };
    const timeless = inlineWidgetScript(bundle, kind, { ...shared, serverTime: "" }, told);
    return {
      page: await packed.pageOf(`${kind}/${token}/${reader?.locale ?? ""}`, timeless, () =>
        inlineWidgetScript(bundle, kind, shared, told),
      ),
      status,
    };
  }

  /** The cover of the event behind a link; a link that opens nothing has none. */
  async function cover(
    request: Request,
    { kind, token }: Widget,
    seed: string,
    light: "day" | "night",
    context: RequestContext,
  ): Promise<Response> {
    const { shared } = await sharedEvents.get(kind, token, context);
    if (!shared) return new Response(null, { status: 404, headers: crossOrigin });
    // A list has a cover for each of its events; the address says whose.
    const event = shared.events?.find(({ coverSeed }) => coverSeed === seed) ?? shared.event;
    const { eventTypeId, coverSeed } = event;
    const drawing = await covers.get(`${eventTypeId}/${coverSeed}/${light}`, async () =>
      createMadePage(coverPicture({ event }, light), "image/svg+xml"),
    );
    return drawing.respond(request, pictureHeaders);
  }

  /** The language of a frame that was opened alone: nobody's page stands around it to name one. */
  async function spokenAlone(
    { kind, token }: Widget,
    asked: string | null,
    request: Request,
    context: RequestContext,
  ): Promise<string> {
    const { shared } = await sharedEvents.get(kind, token, context);
    return parts.readerOf(asked, request.headers.get("accept-language"), ownLanguage(shared)).lang;
  }

  /**
   * The widget's page for a frame. Whether a browser shows it is decided by `frame-ancestors`
   * alone; a site that says who it is and is not on the list gets a card with a way to the event.
   */
  async function makeFrame(
    { kind, token }: Widget,
    theme: "light" | "dark" | "auto",
    asked: string | null,
    isBlocked: boolean,
    context: RequestContext,
  ): Promise<MadeFrame> {
    const { shared, status } = await sharedEvents.get(kind, token, context);
    const origins = shared ? await sharedEvents.framedBy(token) : [];
    const lang = asked ?? ownLanguage(shared);
    if (isBlocked) {
      const card = await blockedPage({ kind, token, lang, theme });
      const headers = {
        ...securityHeaders({ ...plainPage, framedBy: "anybody" }, policy),
        "content-security-policy": blockedPagePolicy,
        "cache-control": "no-store",
        "x-robots-tag": "noindex",
      };
      return { page: createMadePage(card, "text/html; charset=utf-8"), headers, status: 200 };
    }
    const framedBy = origins.length > 0 ? origins : ("anybody" as const);
    const headers = {
      ...securityHeaders(
        { ...plainPage, framedBy, allowsPayment: payingKinds.includes(kind) },
        policy,
      ),
      "content-security-policy": embedPagePolicy(origins),
      "cache-control": "no-cache",
      "referrer-policy": "origin",
      "x-robots-tag": "noindex",
    };
    const keepsLang = asked !== null;
    const listed = origins.length > 0;
    const text = await embedPage({ kind, token, lang, keepsLang, theme, listed, data: shared });
    return { page: createMadePage(text, "text/html; charset=utf-8"), headers, status };
  }

  return async (request, context) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === "OPTIONS") {
      return new Response(null, { status: 204, headers: crossOrigin });
    }
    if (pathname === "/embed/oembed") return answerOembed(request, context, parts);
    const script = widgetIn(/^\/embed\/v1\/(\w+)\/([^/.]+)\.js$/, pathname);
    if (script) {
      const welcome = await isWelcome(script, request.headers.get("origin"), context);
      const accepted = request.headers.get("accept-language");
      const { shared } = await sharedEvents.get(script.kind, script.token, context);
      const flavour = shared ? readerOf(shared, accepted)?.locale : null;
      const key = `${script.kind}/${script.token}/${String(welcome)}/${flavour ?? ""}`;
      const { page } = await inlined.get(key, () => makeScript(script, welcome, accepted, context));
      return page.respond(request, {
        ...crossOrigin,
        "cache-control": "no-cache",
        vary: "origin, accept-language",
      });
    }
    const watched = widgetIn(/^\/embed\/alive\/(\w+)\/([^/.]+)$/, pathname);
    if (watched) {
      const { status } = await sharedEvents.get(watched.kind, watched.token, context);
      const headers = { ...crossOrigin, "cache-control": "no-store" };
      return new Response(null, { status: status === 200 ? 204 : status, headers });
    }
    const widget = widgetIn(/^\/embed\/(\w+)\/([^/.]+)\/?$/, pathname);
    if (widget) {
      const theme = themeOf(searchParams.get("theme"));
      const isBlocked = !(await isWelcome(widget, framingOrigin(request), context));
      const asked = languageOf(searchParams.get("lang"));
      const isAlone = request.headers.get("sec-fetch-dest") === "document";
      const lang = isAlone ? await spokenAlone(widget, asked, request, context) : asked;
      const key = `${widget.kind}/${widget.token}/${theme}/${lang ?? ""}/${String(isBlocked)}`;
      const { page, headers, status } = await frames.get(key, () =>
        makeFrame(widget, theme, lang, isBlocked, context),
      );
      return page.respond(request, { ...headers, vary: "accept-language, sec-fetch-dest" }, status);
    }
    const picture = /^\/embed\/cover\/(\w+)\/([^/.]+)\/([^/]+)-(day|night)\.svg$/.exec(pathname);
    const drawn = picture && widgetOf(picture[1], picture[2]);
    if (drawn) {
      const light = picture[4] === "night" ? "night" : "day";
      return cover(request, drawn, seedIn(picture[3]), light, context);
    }
    const path = pathname.replace(/^\/embed/, "");
    const file = (await scripts.serve(path, request)) ?? (await releases.serve(path, request));
    if (!file)
      return new Response("There is no such embed.\n", { status: 404, headers: crossOrigin });
    for (const [name, value] of Object.entries(crossOrigin)) file.headers.set(name, value);
    return file;
  };
}

/** How long a script may be kept: pieces and releases carry their hash; the entry is asked for again. */
export function embedCacheControl(path: string): string {
  return /-[A-Za-z0-9_]{8,10}\.(?:js|woff2)$/.test(path)
    ? "public, max-age=31536000, immutable"
    : "public, max-age=60, stale-while-revalidate=600";
}

/** What a link speaks by itself: its own language, else the event's. */
const ownLanguage = (shared: Opened | null): string =>
  shared?.look?.locale ?? shared?.event.locale ?? "en";

/** Who most likely asks: the link's own language, else the event's. */
const readerOf = ({ look, event }: Opened, accepted: string | null) =>
  wordReaderOf(look?.locale ?? event.locale, accepted);

function widgetIn(pattern: RegExp, path: string): Widget | null {
  const [, kind, token] = pattern.exec(path) ?? [];
  return widgetOf(kind, token);
}

/** A cover's seed as it was before it became a part of an address; broken ones are nobody's. */
function seedIn(part = ""): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

function widgetOf(kind: string | undefined, token = ""): Widget | null {
  return isWidgetKind(kind) && isToken(token) ? { kind, token } : null;
}

/** The site around a frame, when its browser says so; our own pages may always. */
function framingOrigin(request: Request): string | null {
  const referrer = request.headers.get("referer");
  const isFramed = /^i?frame$/.test(request.headers.get("sec-fetch-dest") ?? "");
  if (!isFramed || !referrer || !URL.canParse(referrer)) return null;
  const { origin } = new URL(referrer);
  return origin === new URL(request.url).origin ? null : origin;
}

function languageOf(text: string | null): string | null {
  return text && /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/.test(text) ? text : null;
}

function themeOf(text: string | null): "light" | "dark" | "auto" {
  return text === "light" || text === "dark" ? text : "auto";
}
