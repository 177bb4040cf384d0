import { buildPath } from "./path.rules.ts";
import { createResolver, type Resolved, type Resolver } from "./resolve.rules.ts";
import type { NavPlace, RouteFragment } from "./routing.types.ts";

/** A link of the frame. */
export interface NavItem {
  label: string;
  href: string;
  /** The route's name, to mark the current one. */
  name: string;
}

/** Which screen stands at which address. */
export interface RouteTable {
  /** The route of a path among those known by now. */
  resolve: (pathname: string) => Resolved | null;
  /** Brings the routes that are not known from the start; always the same promise. */
  complete: () => Promise<Resolver>;
  /** The links of one place in the frame, in their order, as the fragments state them. */
  navItems: (place: NavPlace) => NavItem[];
}

/**
 * The table of all routes.
 *
 * @param first what is known from the start, the frame's links among it
 * @param loadRest brings the others
 */
export function createRouteTable(
  first: RouteFragment,
  loadRest: () => Promise<RouteFragment>,
): RouteTable {
  let resolver = createResolver(first);
  let completion: Promise<Resolver> | null = null;

  const complete = async () => {
    resolver = createResolver({ ...first, ...(await loadRest()) });
    return resolver;
  };

  return {
    resolve: (pathname) => resolver(pathname),
    complete: () => {
      completion ??= complete();
      completion.catch(() => (completion = null));
      return completion;
    },
    navItems: (place) =>
      Object.entries(first)
        .flatMap(([name, { path, nav = [] }]) =>
          nav
            .filter((link) => link.place === place)
            .map(({ label, order, hash }) => ({
              order,
              item: { label, name, href: `${buildPath(path, {})}${hash ? `#${hash}` : ""}` },
            })),
        )
        .toSorted((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
}
