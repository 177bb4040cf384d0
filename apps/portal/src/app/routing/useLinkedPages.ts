import { useEffect } from "react";
import { useLocation } from "wouter";
import { usePortal } from "../portal/usePortal.ts";
import { bringQuietly } from "./bringQuietly.ts";
import { routeOfLink } from "./intent.ts";
import { fetchPage } from "./lazyPage.ts";
import type { RouteTable } from "./routeTable.ts";
import type { PageLoader } from "./routing.types.ts";

async function fetchAll(page: PageLoader, search: string): Promise<void> {
  await (await fetchPage(page)).opensWith?.(new URLSearchParams(search));
}

/** How to bring the pages that the links of this one lead to, each once. */
async function linkedPages(
  routes: RouteTable,
  pathname: string,
): Promise<(() => Promise<unknown>)[]> {
  await routes.complete();
  const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]');
  const others = [...links].filter((link) => link.pathname !== pathname);
  const ways = new Map<PageLoader, Set<string>>();
  for (const { pathname: path, search } of others) {
    const page = routeOfLink(path, routes)?.entry.page;
    if (page) ways.set(page, (ways.get(page) ?? new Set()).add(search));
  }
  return [...ways].flatMap(([page, searches]) =>
    [...searches].map((search) => () => fetchAll(page, search)),
  );
}

/**
 * Brings the pages that the links in sight lead to. Their code only: what they show is read when
 * somebody is about to open one.
 */
export function useLinkedPages(): void {
  const { routes, report } = usePortal();
  const [pathname] = useLocation();
  useEffect(
    () => bringQuietly(() => linkedPages(routes, pathname), report),
    [pathname, routes, report],
  );
}
