import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const ticketsAreaRoutes = {
  "area.ticketManagement": {
    path: "/ticket-management",
    title: "Ticket management",
    access: "member",
    feature: "ticket-management",
    area: true,
  },
  "area.activityTickets": {
    path: "/ticket-management/activity/:activityId",
    also: ["/ticket-management/:activityId"],
    title: "Tickets of an activity",
    access: "member",
    area: true,
  },
  "area.eventTickets": {
    path: "/ticket-management/event/:eventId",
    title: "Tickets of an event",
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
