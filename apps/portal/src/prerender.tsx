import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { Router } from "wouter";
import { App } from "./joins/App.tsx";
import { createPortal } from "./app/portal/createPortal.ts";
import { memoryStorage } from "./app/portal/deviceStorage.ts";
import { pageDescriptions } from "./joins/descriptions.copy.ts";
import { joined } from "./joins/joined.ts";
import { manifest } from "./joins/manifest.ts";
import { href } from "./app/routing/href.ts";
import type { RouteEntry, RouteFragment, RoutePath } from "./app/routing/routing.types.ts";
import { type Address, listAddresses } from "./app/routing/resolve.rules.ts";
import { documentTitle } from "./app/routing/title.rules.ts";

/** What differs from one installation to the next and is filled in where the pages are served. */
interface Installation {
  productName: string;
  siteUrl: string;
}

/** A public page as a visitor first sees it. */
export interface PrerenderedPage {
  path: string;
  title: string;
  description: string;
  /** What stands inside the root element. */
  markup: string;
  /** The screen's module, as the build's manifest names it; none for an area still to come. */
  source: string | null;
}

const routes: RouteFragment = manifest;

/** The build notes every screen's module beside its loader. */
function sourceOf({ page }: RouteEntry): string | null {
  return page && "source" in page && typeof page.source === "string" ? page.source : null;
}

async function markupOf(path: string, installation: Installation): Promise<string> {
  const config = {
    ...installation,
    supabaseUrl: installation.siteUrl,
    supabaseKey: "",
    release: null,
    testMode: false,
    takesPayments: true,
    captchaSiteKey: null,
  };
  const failures: unknown[] = [];
  const page = (
    <StrictMode>
      <Router ssrPath={path}>
        <App portal={createPortal(config, joined, null, memoryStorage())} />
      </Router>
    </StrictMode>
  );
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  });
  const markup = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, `${path} could not be made ahead.`);
  return markup;
}

/** Makes every public page that the manifest asks for, with the shell of a visitor. */
export async function prerenderPages(installation: Installation): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  const descriptions: Readonly<Record<string, string>> = pageDescriptions;
  for (const [name, entry] of Object.entries(routes)) {
    if (!entry.prerender) continue;
    const { path, title } = entry;
    const description = descriptions[name];
    if (!description) throw new Error(`${path} has no sentence in descriptions.copy.ts.`);
    pages.push({
      path,
      title: documentTitle(title, path, installation.productName),
      description,
      markup: await markupOf(path, installation),
      source: sourceOf(entry),
    });
  }
  return pages;
}

/**
 * What search engines find beside the pages that are made ahead: the wall of demos (its covers carry
 * styles that a page made ahead may not) and the members of public families.
 */
export function listFound(): RoutePath[] {
  const families = listAddresses(routes).filter(
    ({ name, path, entry }) =>
      path === href("demos.index") ||
      (entry.access === "public" && entry.expand && name !== "demos.guessed"),
  );
  return families.flatMap(membersOf);
}

/** Every address of the portal, as a path with its parameters; a family's members one by one. */
export function listPaths(): RoutePath[] {
  return listAddresses(routes).flatMap(membersOf);
}

/** An address with each of the values that its family has. */
function membersOf({ path, entry }: Address): RoutePath[] {
  return Object.entries(entry.expand ?? {}).reduce<RoutePath[]>(
    (paths, [name, values]) =>
      paths.flatMap((one) =>
        values.map((value): RoutePath => `/${one.slice(1).replace(`:${name}`, value)}`),
      ),
    [path],
  );
}
