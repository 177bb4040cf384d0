import sharp from "sharp";
import { expect, test } from "vitest";
import { createMailCovers } from "./mail-covers.ts";

const visitor = { peerAddress: "203.0.113.7" };
const ask = (covers: ReturnType<typeof createMailCovers>, seed: string, from = visitor) =>
  covers(new Request(`http://a.example/mail-cover/cultural-type-1/day.png?of=${seed}`), from);

test("a visitor who asks for ever new drawings waits, nobody else does, and what is drawn is there", async () => {
  let time = 0;
  const covers = createMailCovers(() => time);
  expect((await ask(covers, "known"))?.status).toBe(200);
  const more = Array.from({ length: 130 }, (_, n) => ask(covers, `seed ${n}`));
  const states = (await Promise.all(more)).map((answer) => answer?.status);
  expect(states.filter((state) => state === 503)).toHaveLength(11);
  expect((await ask(covers, "known"))?.status).toBe(200);
  expect((await ask(covers, "new", { peerAddress: "203.0.113.8" }))?.status).toBe(200);
  time += 60_000;
  expect((await ask(covers, "newer"))?.status).toBe(200);
});

test("a strip by day and by night, kept and the same for everybody", async () => {
  const covers = createMailCovers();
  const get = (path: string) => covers(new Request(`http://a.example${path}`), visitor);
  const strip = async (time: string) => {
    const answer = await get(`/mail-cover/school-type-1/${time}.png?of=a%20seed`);
    const picture = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0));
    const { width, height, format } = await sharp(picture).metadata();
    expect([width, height, format]).toEqual([1200, 360, "png"]);
    expect(picture.byteLength).toBeLessThan(150_000);
    expect(answer?.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer?.headers.get("set-cookie")).toBeNull();
    return picture;
  };
  const [day, night] = [await strip("day"), await strip("night")];
  expect(day.equals(night)).toBe(false);
  expect(day.equals(await strip("day"))).toBe(true);
  expect((await get(`/mail-cover/school-type-1/day.png?of=${"a".repeat(101)}`))?.status).toBe(404);
  expect(await get("/mail-cover/school-type-1/dawn.png?of=a")).toBeNull();
});
