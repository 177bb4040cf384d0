import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const ticketsAreaRoutes = {
  "area.activityTickets": {
    path: "/ticket-management/activity/:activityId",
    also: ["/ticket-management/:activityId"],
    title: "Tickets of an activity",
    access: "member",
    area: true,
  },
  "area.attendancePackages": {
    path: "/pro/attendance-packages",
    title: "Attendance packages",
    access: "member",
    feature: "attendance-packages",
    area: true,
  },
} as const satisfies RouteFragment;
