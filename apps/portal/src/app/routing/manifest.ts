import { accountRoutes } from "../../features/account/account.routes.ts";
import { linkedAreaRoutes } from "../../features/site/areas/linked.routes.ts";
import { adminEntryRoutes } from "../../features/platform/admin/entry.routes.ts";
import { dashboardRoutes } from "../../features/insight/dashboard/dashboard.routes.ts";
import { helpRoutes } from "../../features/site/help/help.routes.ts";
import { publicEventRoutes } from "../../features/sharing/public-event/public-event.routes.ts";
import { guestPageRoutes } from "../../joins/guest/guest.routes.ts";
import { siteRoutes } from "../../features/site/site.routes.ts";
import { supportRoutes } from "../../features/site/support/support.routes.ts";
import { testingEntryRoutes } from "../../features/platform/testing/entry.routes.ts";
import type { memberRoutes } from "./memberRoutes.ts";
import type { RouteFragment } from "./routing.types.ts";

/**
 * The join of the features' route fragments that the frame and a visitor's pages name. What only members' pages
 * name is in `memberRoutes.ts`, what no page names in `laterRoutes.ts`.
 */
export const manifest = {
  ...siteRoutes,
  ...helpRoutes,
  ...accountRoutes,
  ...dashboardRoutes,
  ...publicEventRoutes,
  ...guestPageRoutes,
  ...supportRoutes,
  ...adminEntryRoutes,
  ...testingEntryRoutes,
  ...linkedAreaRoutes,
} as const;

/** The other routes: they join after the first paint, or when one is asked for. */
export async function loadLaterRoutes(): Promise<RouteFragment> {
  const { laterRoutes } = await import("./laterRoutes.ts");
  return laterRoutes;
}

export type Manifest = typeof manifest & typeof memberRoutes;
export type RouteName = keyof Manifest;
