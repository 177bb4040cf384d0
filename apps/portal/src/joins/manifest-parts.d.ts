/** The manifest in two parts, by `isKnownFromStart`, and what is to come: `apps/portal/routeText.ts` makes them. */
declare module "*/manifest.ts?first" {
  export const manifest: import("../app/routing/routing.types.ts").RouteFragment;
}
declare module "*/manifest.ts?rest" {
  export const manifest: import("../app/routing/routing.types.ts").RouteFragment;
}
declare module "*/manifest.ts?soon" {
  export const manifest: import("../app/routing/routing.types.ts").RouteFragment;
}
