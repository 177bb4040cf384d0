import { useEffect } from "react";
import { useLocation } from "wouter";
import { usePortal } from "../portal/usePortal.ts";
import { bringQuietly } from "./bringQuietly.ts";
import { routeOfLink } from "./intent.ts";
import { fetchPage } from "./lazyPage.ts";
import type { RouteTable } from "./routeTable.ts";
import type { PageLoader } from "./routing.types.ts";

async function fetchAll(page: PageLoader): Promise<void> {
  await (await fetchPage(page)).opensWith?.();
}

/** How to bring the pages that the links of this one lead to, each once. */
async function linkedPages(
  routes: RouteTable,
  pathname: string,
): Promise<(() => Promise<unknown>)[]> {
  await routes.complete();
  const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]');
  const others = [...links].filter((link) => link.pathname !== pathname);
  const pages = others.map((link) => routeOfLink(link.pathname, routes)?.entry.page);
  return [...new Set(pages)].flatMap((page) => (page ? [() => fetchAll(page)] : []));
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
