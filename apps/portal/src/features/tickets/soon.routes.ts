import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const ticketsSoonRoutes = {
  "area.attendancePackages": {
    path: "/pro/attendance-packages",
    title: "Attendance packages",
    help: "ticket-prices",
    access: "member",
    feature: "attendance-packages",
    soon: { will: ["Tickets, meals and rooms as one price."], today: ["tickets"] },
  },
} as const satisfies RouteFragment;
