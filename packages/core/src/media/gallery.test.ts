import { describe, expect, it } from "vitest";
import { galleryCopy } from "./gallery.copy.ts";
import {
  fitInside,
  isShown,
  pictureProblem,
  sponsorAddress,
  sponsorProblems,
  sponsorsMoved,
  unreadProblem,
  withoutWords,
} from "./gallery.rules.ts";

it.each([
  [{ type: "image/jpeg", size: 1 }, null],
  [{ type: "image/heic", size: 9_000_000 }, null],
  [{ type: "image/svg+xml", size: 1 }, galleryCopy.kind],
  [{ type: "image/png", size: 0 }, galleryCopy.kind],
  [{ type: "image/png", size: 26 * 1024 * 1024 + 1 }, galleryCopy.kind],
])("of a file %o says %s", (file, problem) => {
  expect(pictureProblem(file)).toBe(problem);
});

it("says of what it cannot read whether it is the browser or the file", () => {
  expect(unreadProblem({ type: "image/heif" })).toBe(galleryCopy.heic);
  expect(unreadProblem({ type: "image/jpeg" })).toBe(galleryCopy.damaged);
});

it.each([
  [{ width: 6000, height: 4000 }, 2400, { width: 2400, height: 1600 }],
  [{ width: 300, height: 200 }, 2400, { width: 300, height: 200 }],
  [{ width: 1, height: 9000 }, 640, { width: 1, height: 640 }],
])("keeps %o inside %i", (size, most, kept) => {
  expect(fitInside(size, most)).toEqual(kept);
});

it("shows a photo once it is described or needs no words", () => {
  expect(isShown({ alt: " ", decorative: false })).toBe(false);
  expect(isShown({ alt: "The lake", decorative: false })).toBe(true);
  expect(isShown({ alt: "", decorative: true })).toBe(true);
  const photo = { id: "", storagePath: "", thumbPath: "", caption: "", width: 1, height: 1 };
  const words = { ...photo, position: 1, decorative: false };
  expect(
    withoutWords([
      { ...words, alt: "" },
      { ...words, alt: "A boat" },
    ]),
  ).toBe(1);
});

it("moves a sponsor within its level", () => {
  const sponsor = (id: string) => ({ id, name: id, url: null, logo: null });
  const tiers = [
    { id: "gold", name: "Gold", sponsors: [sponsor("a"), sponsor("b")] },
    { id: "silver", name: "Silver", sponsors: [sponsor("c")] },
  ];
  const ids = sponsorsMoved(tiers, "b", -1).map((tier) => tier.sponsors.map(({ id }) => id));
  expect(ids).toEqual([["b", "a"], ["c"]]);
});

describe("a sponsor's address", () => {
  it.each([
    ["", ""],
    ["boathouse.example", "https://boathouse.example/"],
    [" https://a.example/x?y#z ", "https://a.example/x?y#z"],
    ["http://a.example", null],
    ["javascript:alert(1)", null],
    ["https://user:word@a.example", null],
    ["two words.example", null],
    ["localhost", null],
  ])("%o is read as %o", (typed, read) => {
    expect(sponsorAddress(typed)).toBe(read);
  });

  it("is one of the things that can be wrong", () => {
    expect(sponsorProblems({ name: " ", tier: "", url: "ftp://x.example" })).toEqual({
      name: galleryCopy.name,
      tier: galleryCopy.tier,
      url: galleryCopy.url,
    });
    expect(sponsorProblems({ name: "Bank", tier: "Gold", url: "" })).toEqual({});
  });
});
