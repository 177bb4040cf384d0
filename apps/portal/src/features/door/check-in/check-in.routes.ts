import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const checkInRoutes = {
  "checkIn.gate": {
    path: "/check-in",
    page: () => import("./gate/CheckInPage.tsx"),
    title: "Check-in",
    access: "public",
    shell: "bare",
    ours: true,
  },
  "checkIn.badges": {
    path: "/event-details/:eventId/badges",
    page: () => import("./badges/BadgesPage.tsx"),
    title: "Badges",
    help: "badges",
    access: "member",
    shell: "bare",
    search: false,
    ours: true,
  },
} as const satisfies RouteFragment;
