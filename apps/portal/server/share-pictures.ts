import type { Handler } from "@jubilee/backend/backend.types";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { drawCover } from "@jubilee/ui/covers";
import { isWidgetKind } from "@jubilee/widgets/server";
import sharp from "sharp";
import type { SharedEvents, SharedKind } from "./shared-events.ts";
import { createShortMemory } from "./short-memory.ts";

/** The size that the large link previews show, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

const folder = "/share-picture/";
const drawnForMs = 60 * 60_000;
const drawingsAtMost = 100;

/** Where the picture of what a link opens is, relative to the portal. */
export function sharePicturePath(token: string, kind: SharedKind = "event"): string {
  return `${folder}${kind === "event" ? "" : `${kind}/`}${encodeURIComponent(token)}.png`;
}

/**
 * Pictures for link previews: the drawn cover of a shared event as PNG, since no messenger shows
 * SVG. Null for any other path; 404 for links that open nothing and for events with a photo.
 */
export function createSharePictures(
  sharedEvents: SharedEvents,
): (...call: Parameters<Handler>) => Promise<Response | null> {
  const drawings = createShortMemory<Buffer>(drawnForMs, drawingsAtMost);
  return async (request, context) => {
    const { pathname } = new URL(request.url);
    const [, kindName, token] =
      /^\/share-picture\/(?:([a-z]+)\/)?([\w-]+)\.png$/.exec(pathname) ?? [];
    if (token === undefined || (kindName && !isWidgetKind(kindName))) return null;
    const kind = isWidgetKind(kindName) ? kindName : "event";
    const { status, shared } = await sharedEvents.get(kind, token, context);
    if (!shared) return new Response(null, { status });
    const { event } = shared;
    if (event.coverUrl) return new Response(null, { status: 404 });
    const picture = await drawings.get(`${event.eventTypeId}/${event.coverSeed}`, () =>
      draw(event),
    );
    return new Response(request.method === "HEAD" ? null : new Uint8Array(picture), {
      headers: {
        "content-type": "image/png",
        "content-length": String(picture.byteLength),
        "cache-control": "public, max-age=86400",
      },
    });
  };
}

function draw({
  eventTypeId,
  coverSeed,
}: Pick<PublicEvent, "eventTypeId" | "coverSeed">): Promise<Buffer> {
  const svg = drawCover({
    typeId: eventTypeId,
    seed: coverSeed,
    inks: "day",
    ...sharePictureSize,
  });
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 7 }).toBuffer();
}
