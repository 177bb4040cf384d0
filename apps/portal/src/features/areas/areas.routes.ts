import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const areaRoutes = {} as const satisfies RouteFragment;
