import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const dashboardRoutes = {
  dashboard: {
    path: "/dashboard",
    title: "At a Glance",
    access: "member",
    nav: [{ place: "header-member", label: "Dashboard", order: 1 }],
    area: { holds: ["Your next event, its answers and its sales."] },
  },
} as const satisfies RouteFragment;
