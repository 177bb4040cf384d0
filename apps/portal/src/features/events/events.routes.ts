import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const eventRoutes = {
  "events.manage": {
    path: "/manage-events",
    title: "Events",
    access: "member",
    feature: "event-management",
    area: true,
  },
  "events.create": {
    path: "/create-event",
    title: "Create event",
    access: "member",
    area: true,
  },
  "events.edit": {
    path: "/edit-event/:eventId",
    title: "Edit event",
    access: "member",
    search: false,
    area: true,
  },
  "events.details": {
    path: "/event-details/:eventId",
    title: "Event",
    access: "member",
    search: false,
    area: true,
  },
  "events.byId": {
    path: "/events/:id",
    title: "Event",
    access: "member",
    area: true,
  },
  "events.import": {
    path: "/event-details/:eventId/import",
    page: () => import("./import/ImportPage.tsx"),
    title: "Import guests",
    access: "member",
    search: false,
  },
  "events.setup": {
    path: "/setup-event",
    title: "Events",
    access: "member",
    redirect: "/manage-events",
  },
} as const satisfies RouteFragment;
