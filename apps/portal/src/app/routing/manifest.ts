import { accountRoutes } from "../../features/accounts/accounts.routes.ts";
import { helpRoutes } from "../../features/help/help.routes.ts";
import { adminEntryRoutes } from "../../features/admin/entry.routes.ts";
import { testingEntryRoutes } from "../../features/testing/entry.routes.ts";
import { linkedAreaRoutes } from "../../features/areas/linked.routes.ts";
import { dashboardRoutes } from "../../features/dashboard/dashboard.routes.ts";
import { ticketingRoutes } from "../../features/ticketing/ticketing.routes.ts";
import { eventRoutes } from "../../features/events/events.routes.ts";
import { publicEventRoutes } from "../../features/public-event/public-event.routes.ts";
import { supportRoutes } from "../../features/support/support.routes.ts";
import { siteRoutes } from "../../features/site/site.routes.ts";
import type { RouteFragment } from "./routing.types.ts";

/** The one join of the features' route fragments. */
export const manifest = {
  ...siteRoutes,
  ...helpRoutes,
  ...supportRoutes,
  ...accountRoutes,
  ...dashboardRoutes,
  ...eventRoutes,
  ...ticketingRoutes,
  ...publicEventRoutes,
  ...adminEntryRoutes,
  ...testingEntryRoutes,
  ...linkedAreaRoutes,
} as const;

/** Routes that no page links to by name: they join after the first paint, or when one is asked for. */
export async function loadLaterRoutes(): Promise<RouteFragment> {
  const { laterRoutes } = await import("./laterRoutes.ts");
  return laterRoutes;
}

export type Manifest = typeof manifest;
export type RouteName = keyof Manifest;
