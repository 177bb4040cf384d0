import { activityRoutes } from "../../features/schedule/activities/activities.routes.ts";
import { checkInRoutes } from "../../features/door/check-in/check-in.routes.ts";
import { eventRoutes } from "../../features/events/events.routes.ts";
import { fundraisingRoutes } from "../../features/giving/fundraising/fundraising.routes.ts";
import { showcaseRoutes } from "../../features/sharing/showcases/showcases.routes.ts";
import { templateRoutes } from "../../features/events/templates/templates.routes.ts";
import { ticketRoutes } from "../../features/tickets/tickets.routes.ts";
import { peopleRoutes } from "../../features/people/people.routes.ts";
import { profileRoutes } from "../../features/sharing/public-event/profile/profile.routes.ts";
import { securityRoutes } from "../../features/account/security/security.routes.ts";
import { answerRoutes } from "../../features/answers/answers.routes.ts";
import { moneyRoutes } from "../../features/money/money.routes.ts";
import { searchRoutes } from "../../features/insight/search/search.routes.ts";
import { seatingRoutes } from "../../features/venues/seating/seating.routes.ts";
import { eventPageRoutes } from "../../joins/event/event.routes.ts";
import { learnRoutes } from "./href.ts";

/** Routes that members' pages name and visitors' pages do not. They come with the members' frame. */
export const memberRoutes = {
  ...eventRoutes,
  ...eventPageRoutes,
  ...activityRoutes,
  ...checkInRoutes,
  ...answerRoutes,
  ...moneyRoutes,
  ...searchRoutes,
  ...seatingRoutes,
  ...ticketRoutes,
  ...fundraisingRoutes,
  ...peopleRoutes,
  ...profileRoutes,
  ...showcaseRoutes,
  ...securityRoutes,
  ...templateRoutes,
} as const;

learnRoutes(memberRoutes);
