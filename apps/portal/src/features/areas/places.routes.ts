import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const placesAreaRoutes = {
  "area.interactiveCalendar": {
    path: "/interactive-calendar",
    title: "Interactive calendar",
    access: "member",
    feature: "interactive-calendar",
    area: true,
  },
} as const satisfies RouteFragment;
