import sharp from "sharp";
import { expect, test } from "vitest";
import { loadPages } from "../../../packages/widgets/build/loadPages.ts";
import { venue } from "../../../packages/widgets/src/fixtures/venues.ts";
import { createSharePictures } from "./share-pictures.ts";
import type { SharedEvents } from "./shared-events.ts";

const { all } = await loadPages();
const token = "venue-abcdefghijklmnopqrst";

const pictureOf = (photoUrls: string[]) => {
  const shared: unknown = { ...venue, venue: { ...venue.venue, photoUrls } };
  const sharedEvents: SharedEvents = {
    get: async (kind) =>
      kind === "venue"
        ? ({ status: 200, shared } as Awaited<ReturnType<SharedEvents["get"]>>)
        : { status: 404, shared: null, retryAfter: null },
    framedBy: async () => [],
  };
  const request = new Request(`https://jubilee.example/share-picture/venue/${token}.png`);
  return createSharePictures(sharedEvents, all)(request, { peerAddress: null });
};

test("what is no event has a picture of its own page's making, and none beside its photo", async () => {
  const picture = await pictureOf([]);
  const { width, height } = await sharp(
    Buffer.from((await picture?.arrayBuffer()) ?? new ArrayBuffer(0)),
  ).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect((await pictureOf(["/storage/one.jpg"]))?.status).toBe(404);
});
