import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import type { RouteEntry } from "./routing.types.ts";

type PageLoader = NonNullable<RouteEntry["page"]>;

const pages = new Map<PageLoader, LazyExoticComponent<ComponentType>>();

/**
 * The lazy component of a page. Fragments leave the page's type open, because a page that builds
 * links depends on the manifest, and the manifest on the fragments; that every default export is a
 * component is held by a test.
 */
export function lazyPage(load: PageLoader): LazyExoticComponent<ComponentType> {
  const known = pages.get(load);
  if (known) return known;
  const page = lazy(async () => (await load()) as { default: ComponentType });
  pages.set(load, page);
  return page;
}
