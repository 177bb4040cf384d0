import type { RequestContext } from "@jubilee/backend/backend.types";
import { html } from "@jubilee/backend/pages/html";
import { isWidgetKind, type WidgetKind } from "@jubilee/widgets/server";
import { sharePicturePath, sharePictureSize } from "./share-pictures.ts";
import { isToken, type SharedEvents } from "./shared-events.ts";

/** What the answers are made from. */
export interface OembedParts {
  sharedEvents: SharedEvents;
  /** Where the portal is, without a slash at the end. */
  siteUrl: string;
  productName: string;
}

/** How high a widget usually is at the usual width, in pixels. */
const usualHeights: Partial<Record<WidgetKind, number>> = {
  rsvp: 800,
  tickets: 900,
  donation: 1100,
  countdown: 650,
  poll: 770,
};
const usualWidthPx = 600;
const leastPx = 240;
const cacheSeconds = 300;

/** Whether a guest's own link opens it. */
const isOwn = (shared: object) =>
  "guest" in shared || ("guestName" in shared && shared.guestName !== null);

/** Where a page's oEmbed answer is, for the `<link>` of its head. */
export function oembedAddress(pageUrl: string): string {
  const { origin } = new URL(pageUrl);
  return `${origin}/embed/oembed?url=${encodeURIComponent(pageUrl)}`;
}

/**
 * `GET /embed/oembed?url=…[&format=json|xml][&maxwidth=…][&maxheight=…]`, as oembed.com has it: the
 * frame of a widget for the address of a widget or of the page of an event, a campaign or a poll. Programs
 * that are given such an address (Ghost, Discourse, WordPress with the address allowed) ask here.
 */
export async function answerOembed(
  request: Request,
  context: RequestContext,
  { sharedEvents, siteUrl, productName }: OembedParts,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const format = searchParams.get("format") ?? "json";
  if (format !== "json" && format !== "xml") return plain(501, "Only json and xml are offered.");
  const widget = widgetAt(searchParams.get("url"), siteUrl);
  if (!widget) return plain(404, "There is nothing to embed at this address.");
  const found = await sharedEvents.get(widget.kind, widget.token, context);
  // A guest's own link opens their answer: no other program is to show it.
  if (!found.shared || isOwn(found.shared)) {
    return plain(found.shared ? 404 : found.status, "This link is not valid any more.");
  }
  const { kind, token } = widgetShown(widget, found.shared);
  const width = sizeOf(searchParams.get("maxwidth"), usualWidthPx);
  const height = sizeOf(searchParams.get("maxheight"), usualHeights[kind] ?? usualWidthPx);
  const { event } = found.shared;
  const address = `${siteUrl}/embed/${kind}/${encodeURIComponent(token)}`;
  const picture = sharePicturePath(token, widget.kind);
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
  kind: WidgetKind | "event";
  token: string;
}

/** What an address of ours shows; null for anybody else's, and for pages that are no widget's. */
function widgetAt(text: string | null, siteUrl: string): Wanted | null {
  if (!text || !URL.canParse(text)) return null;
  const { origin, pathname } = new URL(text);
  if (origin !== new URL(siteUrl).origin) return null;
  const [, first, second, third = ""] =
    /^\/(embed|event-info-view|campaign|poll)\/([\w-]+)(?:\/([\w-]+))?\/?$/.exec(pathname) ?? [];
  if (first === "embed") {
    return isWidgetKind(second) && isToken(third) ? { kind: second, token: third } : null;
  }
  if (!second || third || !isToken(second)) return null;
  const kind = first === "campaign" ? "donation" : first === "poll" ? "poll" : "event";
  return { kind, token: second };
}

/** The widget of an event's page: its replies, or its tickets where it takes no replies. */
function widgetShown({ kind, token }: Wanted, shared: object): { kind: WidgetKind; token: string } {
  if (kind !== "event") return { kind, token };
  const sellsOnly =
    "rsvp" in shared &&
    "tickets" in shared &&
    (shared.rsvp as { state: string }).state === "off" &&
    (shared.tickets as unknown[]).length > 0;
  return { kind: sellsOnly ? "tickets" : "rsvp", token };
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
