import { loadLaterRoutes, manifest } from "./manifest.ts";
import { createResolver, type Resolved, type Resolver } from "./resolve.rules.ts";

let resolver: Resolver = createResolver(manifest);
let completion: Promise<Resolver> | null = null;

async function complete(): Promise<Resolver> {
  resolver = createResolver({ ...manifest, ...(await loadLaterRoutes()) });
  return resolver;
}

/** Brings the routes that are not known from the start; always the same promise. */
export function completeRoutes(): Promise<Resolver> {
  completion ??= complete();
  completion.catch(() => (completion = null));
  return completion;
}

/** The route of a path among those known by now. */
export function resolve(pathname: string): Resolved | null {
  return resolver(pathname);
}
