import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const planningJourneyRoutes = {
  "tasks.journey": {
    path: "/planning-journey",
    also: ["/pro/planning-journey"],
    page: () => import("./JourneyPage.tsx"),
    title: "Planning journey",
    help: "planning-journey",
    access: "member",
    asks: "tasks.read",
    feature: "planning-journey",
  },
} as const satisfies RouteFragment;
