import { matchPath } from "./path.rules.ts";
import type { RouteEntry, RouteFragment, RoutePath, RouteShell } from "./routing.types.ts";

export interface Address {
  /** The route's name in the manifest. */
  name: string;
  path: RoutePath;
  entry: RouteEntry;
  shell: RouteShell;
  /** Whether the feature search box stands above the content. */
  search: boolean;
}

export interface Resolved extends Address {
  params: Readonly<Record<string, string>>;
}

/** Finds the route of a path, the same object each time for a fixed address; null for an unknown one. */
export type Resolver = (pathname: string) => Resolved | null;

function addressesOf(name: string, entry: RouteEntry): Address[] {
  const places = [
    { path: entry.path },
    ...(entry.also ?? []).map((alias) => (typeof alias === "string" ? { path: alias } : alias)),
  ];
  return places.map((place) => {
    const shell = ("shell" in place ? place.shell : undefined) ?? entry.shell ?? "full";
    const search = ("search" in place ? place.search : undefined) ?? entry.search ?? true;
    return { name, path: place.path, entry, shell, search: shell === "full" && search };
  });
}

/** Every address of the given routes: aliases included, families not yet expanded. */
export function listAddresses(routes: RouteFragment): Address[] {
  return Object.entries(routes).flatMap(([name, entry]) => addressesOf(name, entry));
}

/** Whether an address is known from the start: a page that visitors may open, or a link of the frame. */
export function isKnownFromStart({ access, soon, nav, later }: RouteEntry): boolean {
  return nav !== undefined || (access === "public" && !soon && !later);
}

const isFixed = ({ path }: Address) => !path.includes(":");

function belongsToFamily(entry: RouteEntry, params: Record<string, string>): boolean {
  return Object.entries(entry.expand ?? {}).every(([name, values]) => {
    const value = params[name];
    return value !== undefined && values.includes(value);
  });
}

/** Looks up paths among the given routes, fixed addresses before those with parameters. */
export function createResolver(routes: RouteFragment): Resolver {
  const all = listAddresses(routes);
  const fixed = new Map(
    all.filter(isFixed).map((address) => [address.path as string, { ...address, params: {} }]),
  );
  const patterns = all.filter((address) => !isFixed(address));

  return (pathname) => {
    const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
    const exact = fixed.get(path);
    if (exact) return exact;
    for (const address of patterns) {
      const params = matchPath(address.path, path);
      if (params && belongsToFamily(address.entry, params)) return { ...address, params };
    }
    return null;
  };
}
