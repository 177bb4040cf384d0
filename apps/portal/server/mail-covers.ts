import type { Handler } from "@jubilee/backend/backend.types";
import { drawCover } from "@jubilee/ui/covers";
import sharp from "sharp";
import { createShortMemory } from "./short-memory.ts";

/** Twice the pixels of the strip over a mail, for the screens of phones. */
export const mailCoverSize = { width: 1200, height: 360 } as const;

const address = /^\/mail-cover\/([\w-]{1,60})\/(day|night)\.png$/;
const longestSeed = 100;
const keptMs = 60 * 60_000;
const keptAtMost = 200;
const minuteMs = 60_000;
/** New drawings a minute: by one visitor, who may be the picture proxy of a great mail service, and by all. */
const drawnAtMost = { visitor: 120, all: 300 };

/**
 * The strips over mails as PNG, since mail programs show no SVG: `/mail-cover/<type>/day.png?of=<seed>`.
 * The address says what is drawn and nothing else, so no event is looked up and no reader told
 * apart; nothing is noted about who asks. Null for any other path.
 */
export function createMailCovers(
  now: () => number = Date.now,
): (...call: Parameters<Handler>) => Promise<Response | null> {
  const drawings = createShortMemory<Buffer | null>(
    keptMs,
    keptAtMost,
    (made) => made !== null,
    now,
  );
  const counts = createMinuteCount(now);
  return async (request, { peerAddress }) => {
    const { pathname, searchParams } = new URL(request.url);
    const [, typeId, inks] = address.exec(pathname) ?? [];
    if (typeId === undefined || (inks !== "day" && inks !== "night")) return null;
    const seed = searchParams.get("of") ?? "";
    if (seed.length > longestSeed) return new Response(null, { status: 404 });
    const picture = await drawings.get(JSON.stringify([typeId, seed, inks]), async () =>
      counts.allow(peerAddress ?? "") ? draw(typeId, seed, inks) : null,
    );
    if (!picture) return new Response(null, { status: 503, headers: { "retry-after": "60" } });
    return new Response(request.method === "HEAD" ? null : new Uint8Array(picture), {
      headers: {
        "content-type": "image/png",
        "content-length": String(picture.byteLength),
        "cache-control": "public, max-age=31536000, immutable",
      },
    });
  };
}

function draw(typeId: string, seed: string, inks: "day" | "night"): Promise<Buffer> {
  const svg = drawCover({ typeId, seed, inks, width: 600, height: 180 });
  const drawn = sharp(Buffer.from(svg), { density: 144 }).resize(mailCoverSize);
  return drawn
    .png({ palette: true, colours: 64, dither: 0, effort: 4, compressionLevel: 9 })
    .toBuffer();
}

/** How much was drawn in the minute that runs. */
function createMinuteCount(now: () => number) {
  let minute = 0;
  let all = 0;
  const byVisitor = new Map<string, number>();
  return {
    allow(visitor: string): boolean {
      const current = Math.floor(now() / minuteMs);
      if (current !== minute) {
        minute = current;
        all = 0;
        byVisitor.clear();
      }
      const count = (byVisitor.get(visitor) ?? 0) + 1;
      if (count > drawnAtMost.visitor || all >= drawnAtMost.all) return false;
      byVisitor.set(visitor, count);
      all += 1;
      return true;
    },
  };
}
