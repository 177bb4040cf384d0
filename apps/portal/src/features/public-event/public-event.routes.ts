import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const publicEventRoutes = {
  "publicEvent.view": {
    path: "/event-info-view/:shareToken",
    also: ["/event-info-preview/:shareToken"],
    title: "Event",
    access: "public",
    shell: "bare",
    area: true,
  },
  "publicEvent.ticketConfirmation": {
    path: "/ticket-confirmation",
    title: "Your tickets",
    access: "public",
    shell: "bare",
    area: true,
  },
} as const satisfies RouteFragment;
