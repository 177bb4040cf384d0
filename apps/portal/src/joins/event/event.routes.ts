import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const eventPageRoutes = {
  "events.details": {
    path: "/event-details/:eventId",
    page: () => import("./EventDetailsPage.tsx"),
    title: "Event",
    help: "first-event",
    access: "member",
    rail: "narrow",
    feature: "event-management",
    search: false,
  },
  "events.byId": {
    path: "/events/:id",
    page: () => import("./EventByIdPage.tsx"),
    title: "Event",
    help: "first-event",
    access: "member",
    rail: "narrow",
    feature: "event-management",
  },
} as const satisfies RouteFragment;
