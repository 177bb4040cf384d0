import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const ticketingRoutes = {
  "tickets.manage": {
    path: "/ticket-management",
    page: () => import("./index/TicketManagementPage.tsx"),
    title: "Ticket management",
    access: "member",
    feature: "ticket-management",
  },
  "tickets.activity": {
    path: "/ticket-management/activity/:activityId",
    also: ["/ticket-management/:activityId"],
    page: () => import("./activity/ActivityTicketsPage.tsx"),
    title: "Tickets of an activity",
    access: "member",
    feature: "ticket-management",
  },
  "tickets.event": {
    path: "/ticket-management/event/:eventId",
    page: () => import("./desk/EventTicketsPage.tsx"),
    title: "Tickets of an event",
    access: "member",
    feature: "ticket-management",
  },
  "tickets.payments": {
    path: "/payments",
    page: () => import("./payments/PaymentsPage.tsx"),
    title: "Payments",
    access: "member",
    feature: "payments",
  },
  "tickets.bills": {
    path: "/payments/invoices",
    page: () => import("./bills/BillsPage.tsx"),
    title: "Invoices",
    access: "member",
    feature: "payments",
    ours: true,
  },
  "tickets.bill": {
    path: "/payments/invoices/:billId",
    page: () => import("./bills/BillDetailPage.tsx"),
    title: "Invoice",
    access: "member",
    feature: "payments",
    ours: true,
  },
} as const satisfies RouteFragment;
