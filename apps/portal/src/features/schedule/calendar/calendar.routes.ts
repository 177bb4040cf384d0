import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const calendarRoutes = {
  "calendar.planner": {
    path: "/interactive-calendar",
    page: () => import("./planner/PlannerCalendarPage.tsx"),
    fills: true,
    title: "Interactive calendar",
    help: "calendar-feeds",
    access: "member",
    feature: "interactive-calendar",
  },
  "calendar.integration": {
    path: "/calendar-integration",
    page: () => import("./feeds/CalendarIntegrationPage.tsx"),
    title: "Calendar integration",
    help: "calendar-feeds",
    access: "member",
    feature: "calendar-integration",
  },
} as const satisfies RouteFragment;
