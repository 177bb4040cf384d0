import { describe, expect, it } from "vitest";
import { drawCover } from "./drawCover.ts";
import { coverVariables } from "./frame.ts";
import { eventTypeIds, inksOf } from "./inks.ts";
import { loadCover } from "./loadCover.ts";
import { coverSubjects, subjectOf } from "./subject.ts";
import { monogramOf } from "./monogram.ts";
import { contrast } from "../theme/contrast.ts";

const wide = { width: 1440, height: 448 };
const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe.each(eventTypeIds)("the cover of %s", (typeId) => {
  it("is a well-formed drawing without a number gone wrong", () => {
    for (const size of [wide, { width: 720, height: 220 }, { width: 320, height: 200 }]) {
      const svg = drawCover({ typeId, seed: "one", ...size });
      const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
      expect(parsed.querySelector("parsererror")).toBeNull();
      expect(/NaN|undefined|Infinity/.test(svg)).toBe(false);
      expect(parsed.documentElement.querySelectorAll("path, rect, circle").length).toBeGreaterThan(
        6,
      );
    }
  });

  it("is the same for the same event and another for another", async () => {
    const one = drawCover({ typeId, seed: "one", ...wide });
    expect(drawCover({ typeId, seed: "one", ...wide }) === one).toBe(true);
    expect(drawCover({ typeId, seed: "two", ...wide }) === one).toBe(false);
    expect((await loadCover({ typeId, seed: "one", ...wide })) === one).toBe(true);
  });

  it("writes the colours in for mails and images", () => {
    const svg = drawCover({ typeId, seed: "one", ...wide, inks: "night" });
    expect(svg.includes("var(--k")).toBe(false);
    const inks = inksOf(typeId, "one").night.filter((ink) => svg.includes(ink));
    expect(inks.length).toBeGreaterThan(3);
  });
});

describe.each(coverSubjects)("the cover that shows %s", (subject) => {
  const typeId = "milestone-type-1";
  const drawn = (seed: string, size = wide) => drawCover({ typeId, seed, ...size });
  const shapes = (svg: string) => svg.replaceAll(/<svg[^>]*>|c[0-9a-z]{4,}-\d+/g, "");

  it("is well formed and light", () => {
    for (const size of [wide, { width: 600, height: 180 }, { width: 288, height: 192 }]) {
      const svg = drawn(`${subject}:one`, size);
      const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
      expect(parsed.querySelector("parsererror")).toBeNull();
      expect(/NaN|undefined|Infinity/.test(svg)).toBe(false);
      expect(parsed.querySelectorAll("*").length).toBeLessThan(subject === "table" ? 800 : 400);
    }
  });

  it("is the same whoever draws it, and another for another date of a series", async () => {
    const first = drawn(`${subject}:one@20260906`);
    expect(drawn(`${subject}:one@20260906`) === first).toBe(true);
    const loaded = await loadCover({ typeId, seed: `${subject}:one@20260906`, ...wide });
    expect(loaded === first).toBe(true);
    expect(shapes(drawn(`${subject}:one@20260913`)) === shapes(first)).toBe(false);
  });

  it("is what its name says, not what the type or another subject shows", () => {
    const others = [
      "one",
      ...coverSubjects.filter((other) => other !== subject).map((other) => `${other}:one`),
    ];
    const own = shapes(drawn(`${subject}:one`));
    expect(others.filter((seed) => shapes(drawn(seed)) === own)).toEqual([]);
  });
});

it("a seed without a subject draws as it always has", () => {
  expect(subjectOf("milestone-type-1", "11:30")).toBe("milestone-type-1");
  expect(subjectOf("6f0c", "wedding")).toBe("social-type-1");
});

it("cuts only its own shapes: ids differ between instances", () => {
  const drawn = { typeId: "club-type-1", seed: "one", ...wide };
  const [first, second] = ["a", "b"].map((idPrefix) => ids(drawCover({ ...drawn, idPrefix })));
  expect(first?.length).toBeGreaterThan(0);
  expect(first?.filter((id) => second?.includes(id))).toEqual([]);
  expect(new Set(first).size).toBe(first?.length);
});

it("speaks its label as text", () => {
  const svg = drawCover({ typeId: "club-type-1", seed: "one", ...wide, label: 'A "<b>" & more' });
  expect(svg).toContain('aria-label="A &quot;&lt;b&gt;&quot; &amp; more"');
});

it("gives every ink a value for day and night", () => {
  expect(Object.keys(coverVariables("club-type-1", "one"))).toHaveLength(8);
});

it("draws a type of the planner's own like a social event", () => {
  const own = drawCover({ typeId: "6f0c", seed: "one", ...wide });
  expect(own === drawCover({ typeId: "social-type-1", seed: "one", ...wide })).toBe(true);
});

describe("monograms", () => {
  it.each([
    ["Adaeze Okonkwo", "AO"],
    ["Jörg von Müller-Österreicher", "JM"],
    ["ليلى الحدّاد", "ل"],
    ["Prince", "P"],
    ["", ""],
  ])("%s is %s", (name, initials) => {
    expect(monogramOf(name, "school-type-1", "one").initials).toBe(initials);
  });

  it("read on their ground by day and night", () => {
    for (const typeId of eventTypeIds)
      for (const name of ["Ada", "Björn Lind", "Chi", "Dana W", "Eve"]) {
        const { day, night } = monogramOf(name, typeId, "one");
        expect(contrast(day.text, day.ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(night.text, night.ground)).toBeGreaterThanOrEqual(4.5);
      }
  });
});
