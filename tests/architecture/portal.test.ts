import { describe, expect, it } from "vitest";
import { ringsIn, type Graph } from "./rings.ts";
import { importsOf, resolveImport, sourcesUnder, type Source } from "./sources.ts";

const home = "apps/portal/src/";

/**
 * What the portal's rooms stand on: `app <- page-kit <- event-kit <- features <- joins`. The shell,
 * which no feature knows, stands on `page-kit` as well. Whatever joins the rooms may know them all.
 */
const below: Readonly<Record<string, readonly string[]>> = {
  app: [],
  "page-kit": ["app"],
  shell: ["app", "page-kit"],
  "event-kit": ["app", "page-kit"],
  features: ["app", "page-kit", "event-kit"],
  joins: ["app", "page-kit", "shell", "event-kit", "features"],
};

/** The room of a module; the portal's two entries, which lie in none, are the roof with `joins`. */
function roomOf(path: string): string {
  const [room = "", inside] = path.slice(home.length).split("/");
  return inside === undefined ? "joins" : room;
}

/** Tests and what only they need know the whole house. */
const isOfTests = (path: string) =>
  /\.(test|stories)\.tsx?$/.test(path) || path.startsWith(`${home}testing/`);

/** Every import, of types and of lazy screens too. */
function arrowsOf(source: Source): string[] {
  return importsOf(source)
    .map((specifier) => resolveImport(source, specifier).replace(/\?\w+$/, ""))
    .filter((target) => target.startsWith(home));
}

function arrowsUp(from: string, targets: readonly string[]): string[] {
  const room = roomOf(from);
  return targets
    .filter((target) => roomOf(target) !== room && !below[room]?.includes(roomOf(target)))
    .map((target) => `${from} -> ${target}`);
}

const graph: Graph = new Map(
  sourcesUnder(["apps/portal/src"], /\.tsx?$/)
    .filter(({ path }) => !isOfTests(path))
    .map((source) => [source.path, arrowsOf(source)]),
);

describe("the portal's rooms", () => {
  it("are those that are on disk", () => {
    expect(graph.size).toBeGreaterThan(1000);
    expect([...new Set([...graph.keys()].map(roomOf))].toSorted()).toEqual(
      Object.keys(below).toSorted(),
    );
  });

  it("import downward only", () => {
    const up = [...graph].flatMap(([from, targets]) => arrowsUp(from, targets));
    expect(up).toEqual([]);
  });

  it.each([
    ["app/routing/Page.tsx", "features/site/areas/AreaScreen.tsx"],
    ["page-kit/PageFrame.css.ts", "shell/Shell.css.ts"],
    ["page-kit/When.tsx", "event-kit/links/useLinks.ts"],
    ["features/site/home/HomePage.tsx", "shell/Menu.tsx"],
    ["features/site/home/HomePage.tsx", "joins/manifest.ts"],
    ["app/routing/href.ts", "main.tsx"],
  ])("and an arrow up is found: %s to %s", (from, target) => {
    expect(arrowsUp(home + from, [home + target])).toEqual([`${home}${from} -> ${home}${target}`]);
  });

  it("find each other's files by pattern in the joins alone", () => {
    const finding = sourcesUnder(["apps/portal/src"], /\.tsx?$/)
      .filter(({ text }) => text.includes("import.meta.glob"))
      .map(({ path }) => roomOf(path));
    expect(new Set(finding)).toEqual(new Set(["joins"]));
  });

  it("have no rings, types and lazy screens included", () => {
    expect(ringsIn(graph)).toEqual([]);
  });

  it("and a ring is found, however long", () => {
    const [first = "", second = "", third = ""] = graph.keys();
    const tied = new Map([
      ...graph,
      [first, [second]],
      [second, [third]],
      [third, [first]],
    ] as const);
    expect(ringsIn(tied).map((ring) => ring.toSorted())).toContainEqual(
      [first, second, third].toSorted(),
    );
  });
});

describe("the manifest", () => {
  const joined = graph.get(`${home}joins/routes.gen.ts`) ?? [];
  const isLost = (path: string) => !joined.includes(path);

  it("joins every fragment on disk, and one that is left out is found", () => {
    const fragments = [...graph.keys()].filter((path) => path.endsWith(".routes.ts"));
    const planted = `${home}features/planted/planted.routes.ts`;
    expect(fragments.length).toBeGreaterThan(30);
    expect([...fragments, planted].filter(isLost)).toEqual([planted]);
  });
});
