import { lazy, type ComponentType } from "react";
import type { PageLoader, PageModule } from "./routing.types.ts";

const pages = new Map<PageLoader, ComponentType>();
const modules = new Map<PageLoader, PageModule>();

/**
 * A page's component. Fragments leave its type open, because a page that builds links depends on
 * the manifest, and the manifest on the fragments; that every default export is a component is held
 * by a test.
 */
function pageOf(module: PageModule): ComponentType {
  return module.default as ComponentType;
}

async function moduleOf(load: PageLoader): Promise<PageModule> {
  const module = await load();
  modules.set(load, module);
  return module;
}

/**
 * The component of a page: itself where `fetchPage` brought it before, else one that suspends until
 * it is there. Always the same one for a page, so that it is not drawn anew.
 */
export function lazyPage(load: PageLoader): ComponentType {
  const known = pages.get(load);
  if (known) return known;
  const page = lazy(async () => ({ default: pageOf(await moduleOf(load)) }));
  pages.set(load, page);
  return page;
}

/** A page's module, where it was brought by now. */
export function knownPage(load: PageLoader): PageModule | undefined {
  return modules.get(load);
}

/**
 * Brings a page before it is asked for. It can then be drawn at once: a page that suspends even for
 * a moment shows the loading screen, and React leaves that standing for 300 ms.
 */
export async function fetchPage(load: PageLoader): Promise<PageModule> {
  const module = modules.get(load) ?? (await moduleOf(load));
  if (!pages.has(load)) pages.set(load, pageOf(module));
  return module;
}
