import { administrationAreaRoutes } from "./administration.routes.ts";
import { affiliateAreaRoutes } from "./affiliate.routes.ts";
import { communicationAreaRoutes } from "./communication.routes.ts";
import { guestsAreaRoutes } from "./guests.routes.ts";
import { insightsAreaRoutes } from "./insights.routes.ts";
import { mediaAreaRoutes } from "./media.routes.ts";
import { moneyAreaRoutes } from "./money.routes.ts";
import { pagesAreaRoutes } from "./pages.routes.ts";
import { planningAreaRoutes } from "./planning.routes.ts";
import { templatesAreaRoutes } from "./templates.routes.ts";
import { ticketsAreaRoutes } from "./tickets.routes.ts";

/** The addresses whose screens are not there yet and that no frame links to; loaded after the first paint. */
export const areaRoutes = {
  ...templatesAreaRoutes,
  ...affiliateAreaRoutes,
  ...guestsAreaRoutes,
  ...ticketsAreaRoutes,
  ...pagesAreaRoutes,
  ...communicationAreaRoutes,
  ...planningAreaRoutes,
  ...moneyAreaRoutes,
  ...mediaAreaRoutes,
  ...insightsAreaRoutes,
  ...administrationAreaRoutes,
} as const;
