import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const accountRoutes = {} as const satisfies RouteFragment;
