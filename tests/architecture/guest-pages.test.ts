import { describe, expect, it } from "vitest";
import type { RouteFragment } from "../../apps/portal/src/app/routing/routing.types.ts";
import { manifest } from "../../apps/portal/src/joins/manifest.ts";
import { importsAtOnce, resolveImport, sourcesUnder, type Source } from "./sources.ts";

const routes: RouteFragment = manifest;
const csv = "packages/core/src/base/csv.rules.ts";
const sources = new Map(
  sourcesUnder(["apps/portal/src", "packages/core/src"]).map((source) => [source.path, source]),
);

/** The module that an import leads to; the packages of others and ui's, which know no data, are left out. */
function moduleOf(from: Source, specifier: string): string {
  const own = /^@jubilee\/core\/(.+)$/.exec(specifier)?.[1];
  return own ? `packages/core/src/${own}.ts` : resolveImport(from, specifier);
}

/** The way from a page to a module by what is fetched at once; null where there is none. */
function wayTo(target: string, page: string): string[] | null {
  const ways = new Map<string, string[]>([[page, [page]]]);
  for (const [path, way] of ways) {
    if (path === target) return way;
    const source = sources.get(path);
    for (const specifier of source ? importsAtOnce(source) : []) {
      const next = moduleOf(source as Source, specifier);
      if (sources.has(next) && !ways.has(next)) ways.set(next, [...way, next]);
    }
  }
  return null;
}

/** The screens that guests open by a link: public, without the frame. */
const guestPages = Object.values(routes)
  .filter(({ access, shell, page }) => access === "public" && shell === "bare" && page)
  .map(({ page }) => /apps\/portal\/src\/[^"'`]+\.tsx/.exec(String(page))?.[0] ?? String(page));

describe("what guests fetch", () => {
  it("has nothing that writes tables: who exports a list fetches it then", () => {
    expect(guestPages.length).toBeGreaterThan(10);
    expect(guestPages.filter((page) => !sources.has(page))).toEqual([]);
    expect(guestPages.map((page) => wayTo(csv, page)).filter((way) => way !== null)).toEqual([]);
  });

  it("and a page that writes tables is found", () => {
    const page = [...sources.values()].find((source) =>
      importsAtOnce(source).some((specifier) => moduleOf(source, specifier) === csv),
    );
    expect(wayTo(csv, page?.path ?? "")).toEqual([page?.path, csv]);
  });
});
