import { buildPath } from "../app/routing/path.rules.ts";
import { manifest } from "../app/routing/manifest.ts";
import type { NavPlace, RouteFragment } from "../app/routing/routing.types.ts";

export interface NavItem {
  label: string;
  href: string;
  /** The route's name, to mark the current one. */
  name: string;
}

const routes: RouteFragment = manifest;

/** The links of one place in the frame, in their order, as the fragments state them. */
export function navItems(place: NavPlace): NavItem[] {
  return Object.entries(routes)
    .flatMap(([name, { path, nav = [] }]) =>
      nav
        .filter((link) => link.place === place)
        .map(({ label, order, hash }) => ({
          label,
          order,
          name,
          href: `${buildPath(path, {})}${hash ? `#${hash}` : ""}`,
        })),
    )
    .toSorted((a, b) => a.order - b.order)
    .map(({ label, name, href }) => ({ label, name, href }));
}
