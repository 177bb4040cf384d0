import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const eventRoutes = {
  "events.manage": {
    path: "/manage-events",
    page: () => import("./manage/ManageEventsPage.tsx"),
    title: "Events",
    access: "member",
    feature: "event-management",
  },
  "events.create": {
    path: "/create-event",
    page: () => import("./editor/CreateEventPage.tsx"),
    title: "Create event",
    access: "member",
  },
  "events.edit": {
    path: "/edit-event/:eventId",
    page: () => import("./editor/EditEventPage.tsx"),
    title: "Edit event",
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
