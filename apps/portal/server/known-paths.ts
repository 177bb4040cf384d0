import { matchPath } from "../src/app/routing/path.rules.ts";
import type { RoutePath } from "../src/app/routing/routing.types.ts";

/** Whether the portal has a page at this path. */
export type IsKnownPath = (path: string) => boolean;

/** Knows the build's addresses by the same rule as the portal's own routing. */
export function createKnownPaths(paths: readonly RoutePath[]): IsKnownPath {
  const fixed = new Set<string>(paths.filter((path) => !path.includes(":")));
  const patterns = paths.filter((path) => path.includes(":"));
  return (path) => {
    const plain = path.length > 1 ? path.replace(/\/$/, "") : path;
    return fixed.has(plain) || patterns.some((pattern) => matchPath(pattern, plain) !== null);
  };
}
