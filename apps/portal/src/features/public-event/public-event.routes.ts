import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const publicEventRoutes = {
  "publicEvent.view": {
    path: "/event-info-view/:shareToken",
    also: ["/event-info-preview/:shareToken"],
    title: "Event",
    access: "public",
    shell: "bare",
    area: { holds: ["An event's page for its guests."] },
  },
  "publicEvent.ticketConfirmation": {
    path: "/ticket-confirmation",
    title: "Your tickets",
    access: "public",
    shell: "bare",
    area: { holds: ["The tickets of an order."] },
  },
} as const satisfies RouteFragment;
