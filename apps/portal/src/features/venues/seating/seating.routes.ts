import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const seatingRoutes = {
  "venues.seatingPrint": {
    path: "/event-details/:eventId/seating",
    page: () => import("./print/SeatingPrintPage.tsx"),
    title: "Seating to print",
    help: "first-event",
    access: "member",
    shell: "bare",
    search: false,
    ours: true,
  },
} as const satisfies RouteFragment;
