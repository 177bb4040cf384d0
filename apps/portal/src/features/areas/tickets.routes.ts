import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const ticketsAreaRoutes = {
  "area.ticketManagement": {
    path: "/ticket-management",
    title: "Ticket management",
    access: "member",
    feature: "ticket-management",
    area: {
      holds: [
        "Ticket types, orders and check-in over all events.",
        "Already possible: tickets and orders of one event, under its tabs.",
      ],
    },
  },
  "area.activityTickets": {
    path: "/ticket-management/activity/:activityId",
    also: ["/ticket-management/:activityId"],
    title: "Tickets of an activity",
    access: "member",
    area: { holds: ["Ticket types of one activity."] },
  },
  "area.eventTickets": {
    path: "/ticket-management/event/:eventId",
    title: "Tickets of an event",
    access: "member",
    area: { holds: ["Already possible: under the event's Tickets tab."] },
  },
  "area.attendancePackages": {
    path: "/pro/attendance-packages",
    title: "Attendance packages",
    access: "member",
    feature: "attendance-packages",
    area: { holds: ["Tickets, meals and rooms as one price."] },
  },
} as const satisfies RouteFragment;
