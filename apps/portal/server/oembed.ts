import type { RequestContext } from "@jubilee/backend/backend.types";
import { html } from "@jubilee/backend/pages/html";
import { sharePicturePath, sharePictureSize } from "@jubilee/core/sharing/share-picture.rules";
import { widgetHeights } from "@jubilee/core/sharing/widget-kinds.rules";
import { isToken } from "@jubilee/core/sharing/link-token.rules";
import { isWidgetKind, type WidgetKind } from "@jubilee/widgets/server";
import type { PageAt } from "@jubilee/widgets/pages";
import {
  isOneGuests,
  isSharedKind,
  type Opened,
  type SharedEvents,
  type SharedKind,
} from "./shared-events.ts";

/** What the answers are made from. */
export interface OembedParts {
  sharedEvents: SharedEvents;
  /** Finds the page behind a link at an address. */
  pageAt: PageAt;
  /** Where the portal is, without a slash at the end. */
  siteUrl: string;
  productName: string;
}

const usualWidthPx = 600;
const leastPx = 240;
const cacheSeconds = 300;

/**
 * `GET /embed/oembed?url=…[&format=json|xml][&maxwidth=…][&maxheight=…]`, as oembed.com has it: the
 * frame of a widget for the address of a widget or of the page of an event, a campaign or a poll. Programs
 * that are given such an address (Ghost, Discourse, WordPress with the address allowed) ask here.
 */
export async function answerOembed(
  request: Request,
  context: RequestContext,
  parts: OembedParts,
): Promise<Response> {
  const { sharedEvents, siteUrl, productName } = parts;
  const { searchParams } = new URL(request.url);
  const format = searchParams.get("format") ?? "json";
  if (format !== "json" && format !== "xml") return plain(501, "Only json and xml are offered.");
  const wanted = wantedAt(searchParams.get("url"), parts);
  if (!wanted) return plain(404, "There is nothing to embed at this address.");
  const { token, opens } = wanted;
  const found = await sharedEvents.get(opens, token, context);
  // A guest's own link opens their answer: no other program is to show it.
  if (!found.shared || isOneGuests(found.shared)) {
    return plain(found.shared ? 404 : found.status, "This link is not valid any more.");
  }
  const kind = wanted.kindFor(found.shared);
  const width = sizeOf(searchParams.get("maxwidth"), usualWidthPx);
  const height = sizeOf(searchParams.get("maxheight"), widgetHeights[kind].wide);
  const { event } = found.shared;
  const address = `${siteUrl}/embed/${kind}/${encodeURIComponent(token)}`;
  const picture = sharePicturePath(token, opens);
  const frame = html`<iframe
    src="${address}"
    width="${width}"
    height="${height}"
    title="${event.name}"
    style="border:0;max-width:100%"
    loading="lazy"
    allow="payment"
    referrerpolicy="origin"
  ></iframe>`;
  const answer = {
    version: "1.0",
    type: "rich",
    title: event.name,
    provider_name: productName,
    provider_url: siteUrl,
    cache_age: cacheSeconds,
    width,
    height,
    html: frame.text.replace(/\s+/g, " "),
    ...(event.coverUrl
      ? {}
      : {
          thumbnail_url: `${siteUrl}${picture}`,
          thumbnail_width: sharePictureSize.width,
          thumbnail_height: sharePictureSize.height,
        }),
  };
  const [type, body] =
    format === "json" ? ["application/json", JSON.stringify(answer)] : ["text/xml", xml(answer)];
  return new Response(request.method === "HEAD" ? null : body, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "cache-control": `public, max-age=${cacheSeconds}`,
      "access-control-allow-origin": "*",
      "x-content-type-options": "nosniff",
    },
  });
}

interface Wanted {
  token: string;
  /** What the link is read as: `event`, or a widget's kind. */
  opens: SharedKind;
  kindFor: (shared: Opened) => WidgetKind;
}

/** What an address of ours shows; null for anybody else's, and for pages that are no widget's. */
function wantedAt(text: string | null, { pageAt, siteUrl }: OembedParts): Wanted | null {
  if (!text || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.origin !== new URL(siteUrl).origin) return null;
  const [, kind, embedded = ""] = /^\/embed\/([\w-]+)\/([\w-]+)\/?$/.exec(url.pathname) ?? [];
  if (isWidgetKind(kind)) return wantedAs(kind, embedded, () => kind);
  const found = pageAt(url);
  if (!found?.page.embeds || found.form !== null) return null;
  const { page, token } = found;
  return wantedAs(page.opens, token, (shared) => page.embeds?.(shared));
}

function wantedAs(
  opens: string,
  token: string,
  kindOf: (shared: Opened) => string | undefined,
): Wanted | null {
  if (!isToken(token) || !isSharedKind(opens)) return null;
  const kindFor = (shared: Opened) => {
    const kind = kindOf(shared);
    if (!isWidgetKind(kind)) throw new Error(`No widget is called ${kind ?? "nothing"}.`);
    return kind;
  };
  return { token, opens, kindFor };
}

function sizeOf(most: string | null, usual: number): number {
  const given = Number(most);
  return Number.isInteger(given) && given >= leastPx ? Math.min(given, usual) : usual;
}

function xml(answer: Record<string, string | number>): string {
  const lines = Object.entries(answer).map(
    ([name, value]) => `<${name}>${html`${value}`.text}</${name}>`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${lines.join("")}</oembed>\n`;
}

function plain(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "access-control-allow-origin": "*",
      "x-content-type-options": "nosniff",
    },
  });
}
