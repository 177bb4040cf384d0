import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const ticketRoutes = {
  "tickets.manage": {
    path: "/ticket-management",
    page: () => import("./index/TicketManagementPage.tsx"),
    title: "Ticket management",
    help: "ticket-prices",
    access: "member",
    feature: "ticket-management",
  },
  "tickets.activity": {
    path: "/ticket-management/activity/:activityId",
    also: ["/ticket-management/:activityId"],
    page: () => import("./activity/ActivityTicketsPage.tsx"),
    title: "Tickets of an activity",
    help: "ticket-prices",
    access: "member",
    feature: "ticket-management",
  },
  "tickets.event": {
    path: "/ticket-management/event/:eventId",
    page: () => import("./desk/EventTicketsPage.tsx"),
    title: "Tickets of an event",
    help: "ticket-prices",
    access: "member",
    feature: "ticket-management",
  },
} as const satisfies RouteFragment;
