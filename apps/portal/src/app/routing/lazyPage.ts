import { lazy, type ComponentType } from "react";
import type { PageLoader } from "./routing.types.ts";

const pages = new Map<PageLoader, ComponentType>();

/**
 * A page's module. Fragments leave its type open, because a page that builds links depends on the
 * manifest, and the manifest on the fragments; that every default export is a component is held by
 * a test.
 */
async function moduleOf(load: PageLoader): Promise<{ default: ComponentType }> {
  return (await load()) as { default: ComponentType };
}

/**
 * The component of a page: itself where `fetchPage` brought it before, else one that suspends until
 * it is there. Always the same one for a page, so that it is not drawn anew.
 */
export function lazyPage(load: PageLoader): ComponentType {
  const known = pages.get(load);
  if (known) return known;
  const page = lazy(() => moduleOf(load));
  pages.set(load, page);
  return page;
}

/**
 * Brings a page before it is asked for. It can then be drawn at once: a page that suspends even for
 * a moment shows the loading screen, and React leaves that standing for 300 ms.
 */
export async function fetchPage(load: PageLoader): Promise<void> {
  if (pages.has(load)) return;
  const { default: page } = await moduleOf(load);
  if (!pages.has(load)) pages.set(load, page);
}
