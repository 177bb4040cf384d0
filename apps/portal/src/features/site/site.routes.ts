import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const siteRoutes = {} as const satisfies RouteFragment;
