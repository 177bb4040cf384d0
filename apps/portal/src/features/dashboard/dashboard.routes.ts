import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const dashboardRoutes = {
  dashboard: {
    path: "/dashboard",
    title: "At a Glance",
    access: "member",
    nav: [{ place: "header-member", label: "Dashboard", order: 1 }],
    area: true,
  },
} as const satisfies RouteFragment;
