import type { Handler } from "@jubilee/backend/backend.types";
import { sharePictureSize } from "@jubilee/core/sharing/share-picture.rules";
import { drawCover } from "@jubilee/ui/covers";
import type { Covered, GuestPage } from "@jubilee/widgets/pages";
import { isWidgetKind } from "@jubilee/widgets/server";
import sharp from "sharp";
import type { SharedEvents } from "./shared-events.ts";
import { createShortMemory } from "./short-memory.ts";

const drawnForMs = 60 * 60_000;
const drawingsAtMost = 100;

/**
 * Pictures for link previews: the drawn cover of what a link opens as PNG, since no messenger shows
 * SVG. Null for any other path; 404 for links that open nothing and for what has a photo.
 *
 * @param all the pages behind links: some are about no event, and say what theirs is drawn from
 */
export function createSharePictures(
  sharedEvents: SharedEvents,
  all: Readonly<Record<string, GuestPage>>,
): (...call: Parameters<Handler>) => Promise<Response | null> {
  const covers = new Map(Object.values(all).map((page) => [page.opens, page.covers?.bind(page)]));
  const drawings = createShortMemory<Buffer>(drawnForMs, drawingsAtMost);
  return async (request, context) => {
    const { pathname } = new URL(request.url);
    const [, kind = "event", token] =
      /^\/share-picture\/(?:([a-z]+)\/)?([\w-]+)\.png$/.exec(pathname) ?? [];
    const coverOf = covers.get(kind);
    if (token === undefined || !(kind === "event" || coverOf || isWidgetKind(kind))) return null;
    const { status, shared } = await sharedEvents.get(kind, token, context);
    if (!shared) return new Response(null, { status });
    const cover = coverOf ? coverOf(shared) : shared.event;
    if (cover.coverUrl) return new Response(null, { status: 404 });
    const picture = await drawings.get(`${cover.eventTypeId}/${cover.coverSeed}`, () =>
      draw(cover),
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

function draw({ eventTypeId, coverSeed }: Covered): Promise<Buffer> {
  const svg = drawCover({
    typeId: eventTypeId,
    seed: coverSeed,
    inks: "day",
    ...sharePictureSize,
  });
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 7 }).toBuffer();
}
