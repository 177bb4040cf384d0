import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const ticketsAreaRoutes = {
  "area.attendancePackages": {
    path: "/pro/attendance-packages",
    title: "Attendance packages",
    help: "ticket-prices",
    access: "member",
    feature: "attendance-packages",
    area: true,
  },
} as const satisfies RouteFragment;
