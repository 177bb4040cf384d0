import { adminRoutes } from "../../features/admin/admin.routes.ts";
import { areaRoutes } from "../../features/areas/areas.ts";
import { calendarRoutes } from "../../features/calendar/calendar.routes.ts";
import { countdownRoutes } from "../../features/countdown/countdown.routes.ts";
import { testingRoutes } from "../../features/testing/testing.routes.ts";
import { tryoutRoutes } from "../../features/tryout/tryout.routes.ts";
import { memberRoutes } from "./memberRoutes.ts";
import { venueRoutes } from "../../features/venues/venues.routes.ts";
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
