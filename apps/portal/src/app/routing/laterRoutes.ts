import { adminRoutes } from "../../features/platform/admin/admin.routes.ts";
import { areaRoutes } from "../../features/site/areas/areas.ts";
import { calendarRoutes } from "../../features/schedule/calendar/calendar.routes.ts";
import { countdownRoutes } from "../../features/sharing/countdown/countdown.routes.ts";
import { testingRoutes } from "../../features/platform/testing/testing.routes.ts";
import { tryoutRoutes } from "../../features/platform/tryout/tryout.routes.ts";
import { memberRoutes } from "./memberRoutes.ts";
import { venueRoutes } from "../../features/venues/venues/venues.routes.ts";
import type { RouteFragment } from "./routing.types.ts";

/** The addresses that visitors' pages do not name; they come after the first paint. */
export const laterRoutes: RouteFragment = {
  ...memberRoutes,
  ...adminRoutes,
  ...calendarRoutes,
  ...countdownRoutes,
  ...testingRoutes,
  ...tryoutRoutes,
  ...venueRoutes,
  ...areaRoutes,
};
