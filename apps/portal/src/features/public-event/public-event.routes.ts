import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const publicEventRoutes = {
  "publicEvent.view": {
    path: "/event-info-view/:shareToken",
    also: ["/event-info-preview/:shareToken"],
    page: () => import("./page/SharedEventPage.tsx"),
    title: "Event",
    access: "public",
    shell: "bare",
  },
  "publicEvent.personal": {
    path: "/invitation/:personalToken",
    also: ["/r/:personalToken"],
    page: () => import("./personal/PersonalPage.tsx"),
    title: "Your invitation",
    access: "public",
    shell: "bare",
    ours: true,
  },
  "publicEvent.waitingList": {
    path: "/waiting-list/:waitlistToken",
    page: () => import("./waiting/WaitingPlacePage.tsx"),
    title: "Your place in line",
    access: "public",
    shell: "bare",
    ours: true,
  },
  "publicEvent.ticket": {
    path: "/ticket/:ticketToken",
    page: () => import("./order/PassedTicketPage.tsx"),
    title: "Your ticket",
    access: "public",
    shell: "bare",
    ours: true,
  },
  "publicEvent.ticketConfirmation": {
    path: "/ticket-confirmation",
    page: () => import("./order/TicketConfirmationPage.tsx"),
    title: "Your tickets",
    access: "public",
    shell: "bare",
  },
} as const satisfies RouteFragment;
