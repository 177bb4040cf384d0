import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const eventRoutes = {
  "events.manage": {
    path: "/manage-events",
    page: () => import("./manage/ManageEventsPage.tsx"),
    title: "Events",
    help: "first-event",
    access: "member",
    feature: "event-management",
  },
  "events.create": {
    path: "/create-event",
    page: () => import("./editor/CreateEventPage.tsx"),
    fills: true,
    title: "Create event",
    help: "first-event",
    access: "member",
    asks: "events.write",
  },
  // An address that is typed rather than linked; without it "new" is taken for an event's id.
  "events.new": {
    path: "/events/new",
    title: "Create event",
    access: "member",
    asks: "events.write",
    redirect: "/create-event",
    ours: true,
  },
  "events.edit": {
    path: "/edit-event/:eventId",
    page: () => import("./editor/EditEventPage.tsx"),
    fills: true,
    title: "Edit event",
    help: "edit-cancel",
    access: "member",
    search: false,
  },
  "events.move": {
    path: "/move-event/:eventId",
    page: () => import("./move/MovePage.tsx"),
    title: "Move event",
    help: "move-event",
    access: "member",
    search: false,
    ours: true,
  },
  "events.setup": {
    path: "/setup-event",
    title: "Events",
    access: "member",
    asks: "events.write",
    redirect: "/manage-events",
  },
} as const satisfies RouteFragment;
