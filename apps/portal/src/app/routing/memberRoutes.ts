import { activityRoutes } from "../../features/activities/activities.routes.ts";
import { checkInRoutes } from "../../features/check-in/check-in.routes.ts";
import { eventRoutes } from "../../features/events/events.routes.ts";
import { fundraisingRoutes } from "../../features/fundraising/fundraising.routes.ts";
import { showcaseRoutes } from "../../features/showcases/showcases.routes.ts";
import { templateRoutes } from "../../features/templates/templates.routes.ts";
import { ticketingRoutes } from "../../features/ticketing/ticketing.routes.ts";
import { peopleRoutes } from "../../features/people/people.routes.ts";
import { profileRoutes } from "../../features/public-event/profile/profile.routes.ts";
import { securityRoutes } from "../../features/security/security.routes.ts";
import { learnRoutes } from "./href.ts";

/** Routes that members' pages name and visitors' pages do not. They come with the members' frame. */
export const memberRoutes = {
  ...eventRoutes,
  ...activityRoutes,
  ...checkInRoutes,
  ...ticketingRoutes,
  ...fundraisingRoutes,
  ...peopleRoutes,
  ...profileRoutes,
  ...showcaseRoutes,
  ...securityRoutes,
  ...templateRoutes,
} as const;

learnRoutes(memberRoutes);
