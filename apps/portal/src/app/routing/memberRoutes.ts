import { activityRoutes } from "../../features/activities/activities.routes.ts";
import { eventRoutes } from "../../features/events/events.routes.ts";
import { ticketingRoutes } from "../../features/ticketing/ticketing.routes.ts";
import { learnRoutes } from "./href.ts";

/** Routes that members' pages name and visitors' pages do not. They come with the members' frame. */
export const memberRoutes = {
  ...eventRoutes,
  ...activityRoutes,
  ...ticketingRoutes,
} as const;

learnRoutes(memberRoutes);
