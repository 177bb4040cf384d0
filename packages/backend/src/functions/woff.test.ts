import { expect, it } from "vitest";
import { readPackagedFont } from "./packaged-fonts.ts";
import { unwrapWoff } from "./woff.ts";

it("a packaged font is a plain one whose tables have the sums that its directory says", async () => {
  const font = await readPackagedFont(
    "noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff",
  );
  if (!font) throw new Error("The font is not installed");
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tags: string[] = [];
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = 12 + index * 16;
    const tag = String.fromCharCode(...font.subarray(at, at + 4));
    const [sum, offset, length] = [4, 8, 12].map((part) => view.getUint32(at + part));
    tags.push(tag);
    // The head's own sum is taken with one of its fields empty.
    if (tag === "head") continue;
    let total = 0;
    for (let word = 0; word < (length ?? 0); word += 4) {
      total = (total + view.getUint32((offset ?? 0) + word)) >>> 0;
    }
    expect(total, tag).toBe(sum);
  }
  expect(tags).toEqual(expect.arrayContaining(["cmap", "glyf", "GSUB", "hmtx"]));
});

it("anything else is refused", async () => {
  expect(() => unwrapWoff(new Uint8Array(64))).toThrow("This is no WOFF");
});
