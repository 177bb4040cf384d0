import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const eventRoutes = {
  "events.manage": {
    path: "/manage-events",
    title: "Events",
    access: "member",
    feature: "event-management",
    area: { holds: ["All your events, with search and filters."] },
  },
  "events.create": {
    path: "/create-event",
    title: "Create event",
    access: "member",
    area: { holds: ["A new event in under a minute."] },
  },
  "events.edit": {
    path: "/edit-event/:eventId",
    title: "Edit event",
    access: "member",
    search: false,
    area: { holds: ["An event's name, dates, place and cover."] },
  },
  "events.details": {
    path: "/event-details/:eventId",
    title: "Event",
    access: "member",
    search: false,
    area: { holds: ["An event's overview, guests, answers, tickets and orders."] },
  },
  "events.byId": {
    path: "/events/:id",
    title: "Event",
    access: "member",
    area: { holds: ["An event's overview, guests, answers, tickets and orders."] },
  },
  "events.setup": {
    path: "/setup-event",
    title: "Events",
    access: "member",
    redirect: "/manage-events",
  },
} as const satisfies RouteFragment;
