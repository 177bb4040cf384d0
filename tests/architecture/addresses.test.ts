import { parseSync, Visitor } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { createResolver } from "../../apps/portal/src/app/routing/resolve.rules.ts";
import type { RouteFragment } from "../../apps/portal/src/app/routing/routing.types.ts";
import { manifest } from "../../apps/portal/src/joins/manifest.ts";
import { sourcesUnder, type Source } from "./sources.ts";

const routes: RouteFragment = manifest;
/** Addresses that `href` builds; another address of the same screen may be compared with by hand. */
const resolve = createResolver(
  Object.fromEntries(Object.entries(routes).map(([name, entry]) => [name, { ...entry, also: [] }])),
);

/** The texts of a file, with a sign for whatever is put into a template. */
function textsIn({ path, text }: Pick<Source, "path" | "text">): string[] {
  const found: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === "string") found.push(value);
    },
    TemplateLiteral: ({ quasis }) => {
      found.push(quasis.map(({ value }) => value.cooked ?? value.raw).join("…"));
    },
  }).visit(parseSync(path, text).program);
  return found;
}

/** Addresses of the manifest that are typed by hand. The start's "/" is too short to be told from other text. */
function typedAddresses(source: Pick<Source, "path" | "text">): string[] {
  return textsIn(source).filter((text) => {
    const path = text.replace(/[?#].*$/, "");
    return /^\/.*[^/]$/.test(path) && resolve(path) !== null;
  });
}

describe("the portal's addresses", () => {
  it("stand in the routes, and everything else names them by href", () => {
    const sources = sourcesUnder(["apps/portal/src"], /\.tsx?$/).filter(
      ({ path }) => !/\.routes\.ts$|\.(test|stories)\.tsx?$|\/testing\//.test(path),
    );
    expect(sources.length).toBeGreaterThan(1000);
    const typed = sources.flatMap((source) =>
      typedAddresses(source).map((address) => `${source.path}: ${address}`),
    );
    expect(typed, "write href(name) instead").toEqual([]);
  });

  it.each([
    ['<Link href="/security-center">here</Link>', "/security-center"],
    ['const to = "/account-settings?tab=plan";', "/account-settings?tab=plan"],
    ["navigate(`/venue-details/${id}`);", "/venue-details/…"],
    ["const to = `/admin/users?user=${id}`;", "/admin/users?user=…"],
  ])("and one that is typed by hand is found: %s", (text, address) => {
    expect(typedAddresses({ path: "planted.tsx", text })).toEqual([address]);
  });

  it("but neither the start of another text nor an address of the server", () => {
    const text = 'const parts = ["/", "/check-in-worker.js", "/photos/", "/functions/v1/embed"];';
    expect(typedAddresses({ path: "planted.ts", text })).toEqual([]);
  });
});
