import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const calendarRoutes = {
  "calendar.planner": {
    path: "/interactive-calendar",
    page: () => import("./planner/PlannerCalendarPage.tsx"),
    title: "Interactive calendar",
    access: "member",
    feature: "interactive-calendar",
  },
  "calendar.integration": {
    path: "/calendar-integration",
    page: () => import("./feeds/CalendarIntegrationPage.tsx"),
    title: "Calendar integration",
    access: "member",
    feature: "calendar-integration",
  },
} as const satisfies RouteFragment;
