import type { PageModule } from "./routing.types.ts";
import type { Resolved } from "./resolve.rules.ts";
import { fetchPage } from "./lazyPage.ts";
import type { RouteTable } from "./routeTable.ts";

/** Reads what a page shows first. */
export type ReadAhead = (
  module: PageModule,
  route: Resolved,
  query: URLSearchParams,
) => Promise<unknown> | undefined;

/** A pointer that only crosses a link asks the server for nothing. */
const restMs = 60;

let readAhead: ReadAhead | null = null;
/** The link that was pointed at last. */
let wanted: string | null = null;

/** Says how pages are read ahead; null where nobody is signed in. */
export function setReadAhead(next: ReadAhead | null): void {
  readAhead = next;
}

/** The route of a link within the portal, among those known by now. */
export function routeOfLink(link: string, { resolve }: Pick<RouteTable, "resolve">) {
  return resolve(link.replace(/[?#].*$/, ""));
}

/** Brings the code of the page that a link leads to; nothing where it leads to none. */
export async function bringPage(link: string, routes: RouteTable) {
  const known = routeOfLink(link, routes);
  const route = known ?? routeOfLink(link, { resolve: await routes.complete() });
  if (!route?.entry.page) return null;
  const module = await fetchPage(route.entry.page);
  const query = new URL(link, location.origin).searchParams;
  return { module, route, query, parts: module.opensWith?.(query) };
}

/**
 * Somebody is about to follow a link: brings the page, and what it reads first; `isSure` says that
 * they press already, else they have to stay a moment.
 */
export async function foresee(link: string, routes: RouteTable, isSure: boolean): Promise<void> {
  wanted = link;
  const rested = !isSure && new Promise((resolve) => setTimeout(resolve, restMs));
  const page = await bringPage(link, routes);
  if (!page) return;
  const { module, route, query, parts } = page;
  await rested;
  await Promise.all([parts, wanted === link && readAhead?.(module, route, query)]);
}
