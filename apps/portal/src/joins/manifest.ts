import { accountRoutes } from "../features/account/account.routes.ts";
import { securityRoutes } from "../features/account/security/security.routes.ts";
import { answerRoutes } from "../features/answers/answers.routes.ts";
import { checkInRoutes } from "../features/door/check-in/check-in.routes.ts";
import { eventRoutes } from "../features/events/events.routes.ts";
import { templateRoutes } from "../features/events/templates/templates.routes.ts";
import { fundraisingRoutes } from "../features/giving/fundraising/fundraising.routes.ts";
import { dashboardRoutes } from "../features/insight/dashboard/dashboard.routes.ts";
import { searchRoutes } from "../features/insight/search/search.routes.ts";
import { moneyRoutes } from "../features/money/money.routes.ts";
import { peopleRoutes } from "../features/people/people.routes.ts";
import { adminRoutes } from "../features/platform/admin/admin.routes.ts";
import { testingRoutes } from "../features/platform/testing/testing.routes.ts";
import { tryoutRoutes } from "../features/platform/tryout/tryout.routes.ts";
import { activityRoutes } from "../features/schedule/activities/activities.routes.ts";
import { calendarRoutes } from "../features/schedule/calendar/calendar.routes.ts";
import { countdownRoutes } from "../features/sharing/countdown/countdown.routes.ts";
import { profileRoutes } from "../features/sharing/public-event/profile/profile.routes.ts";
import { publicEventRoutes } from "../features/sharing/public-event/public-event.routes.ts";
import { showcaseRoutes } from "../features/sharing/showcases/showcases.routes.ts";
import { administrationAreaRoutes } from "../features/site/areas/administration.routes.ts";
import { affiliateAreaRoutes } from "../features/site/areas/affiliate.routes.ts";
import { communicationAreaRoutes } from "../features/site/areas/communication.routes.ts";
import { guestsAreaRoutes } from "../features/site/areas/guests.routes.ts";
import { insightsAreaRoutes } from "../features/site/areas/insights.routes.ts";
import { mediaAreaRoutes } from "../features/site/areas/media.routes.ts";
import { moneyAreaRoutes } from "../features/site/areas/money.routes.ts";
import { pagesAreaRoutes } from "../features/site/areas/pages.routes.ts";
import { planningAreaRoutes } from "../features/site/areas/planning.routes.ts";
import { templatesAreaRoutes } from "../features/site/areas/templates.routes.ts";
import { ticketsAreaRoutes } from "../features/site/areas/tickets.routes.ts";
import { helpRoutes } from "../features/site/help/help.routes.ts";
import { siteRoutes } from "../features/site/site.routes.ts";
import { supportRoutes } from "../features/site/support/support.routes.ts";
import { ticketRoutes } from "../features/tickets/tickets.routes.ts";
import { seatingRoutes } from "../features/venues/seating/seating.routes.ts";
import { venueRoutes } from "../features/venues/venues/venues.routes.ts";
import { guestPageRoutes } from "./guest/guest.routes.ts";
import { eventPageRoutes } from "./event/event.routes.ts";
import { helpPageRoutes } from "./help/help.routes.ts";

/** Every route of the portal: the one list of the features' fragments (`*.routes.ts`). */
export const manifest = {
  ...accountRoutes,
  ...securityRoutes,
  ...answerRoutes,
  ...checkInRoutes,
  ...eventRoutes,
  ...eventPageRoutes,
  ...templateRoutes,
  ...fundraisingRoutes,
  ...dashboardRoutes,
  ...searchRoutes,
  ...moneyRoutes,
  ...peopleRoutes,
  ...adminRoutes,
  ...testingRoutes,
  ...tryoutRoutes,
  ...activityRoutes,
  ...calendarRoutes,
  ...countdownRoutes,
  ...profileRoutes,
  ...publicEventRoutes,
  ...guestPageRoutes,
  ...showcaseRoutes,
  ...administrationAreaRoutes,
  ...affiliateAreaRoutes,
  ...communicationAreaRoutes,
  ...guestsAreaRoutes,
  ...insightsAreaRoutes,
  ...mediaAreaRoutes,
  ...moneyAreaRoutes,
  ...pagesAreaRoutes,
  ...planningAreaRoutes,
  ...templatesAreaRoutes,
  ...ticketsAreaRoutes,
  ...helpRoutes,
  ...helpPageRoutes,
  ...siteRoutes,
  ...supportRoutes,
  ...ticketRoutes,
  ...seatingRoutes,
  ...venueRoutes,
} as const;

type Manifest = typeof manifest;

declare module "../app/routing/routing.types.ts" {
  interface KnownRoutes extends Manifest {}
}
