import { accountRoutes } from "../../features/accounts/accounts.routes.ts";
import { areaRoutes } from "../../features/areas/areas.ts";
import { dashboardRoutes } from "../../features/dashboard/dashboard.routes.ts";
import { eventRoutes } from "../../features/events/events.routes.ts";
import { publicEventRoutes } from "../../features/public-event/public-event.routes.ts";
import { siteRoutes } from "../../features/site/site.routes.ts";

/** The one join of the features' route fragments. */
export const manifest = {
  ...siteRoutes,
  ...accountRoutes,
  ...dashboardRoutes,
  ...eventRoutes,
  ...publicEventRoutes,
  ...areaRoutes,
} as const;

export type Manifest = typeof manifest;
export type RouteName = keyof Manifest;
