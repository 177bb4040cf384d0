import { buildPath } from "./path.rules.ts";
import { createResolver, type Resolved, type Resolver } from "./resolve.rules.ts";
import type { NavPlace, RouteEntry, RouteFragment } from "./routing.types.ts";

/** A link of the frame. */
export interface NavItem {
  label: string;
  href: string;
  /** The route's name, to mark the current one. */
  name: string;
}

/** Which screen stands at which address. */
export interface RouteTable {
  /** The route of a path among those known from the start. */
  begun: Resolver;
  /** The route of a path among those known by now. */
  resolve: (pathname: string) => Resolved | null;
  /** Every route that is known by now. */
  known: () => readonly RouteEntry[];
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
  const begun = createResolver(first);
  let resolver = begun;
  let known = Object.values(first);
  let completion: Promise<Resolver> | null = null;

  const complete = async () => {
    const all = { ...first, ...(await loadRest()) };
    resolver = createResolver(all);
    known = Object.values(all);
    // React's mark of a promise that is kept: `use` reads it without waiting for a turn.
    if (completion) void Object.assign(completion, { status: "fulfilled", value: resolver });
    return resolver;
  };

  return {
    begun,
    resolve: (pathname) => resolver(pathname),
    known: () => known,
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
