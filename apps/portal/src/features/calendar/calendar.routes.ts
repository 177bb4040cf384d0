import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const calendarRoutes = {
  "calendar.integration": {
    path: "/calendar-integration",
    page: () => import("./feeds/CalendarIntegrationPage.tsx"),
    title: "Calendar integration",
    access: "member",
    feature: "calendar-integration",
  },
} as const satisfies RouteFragment;
