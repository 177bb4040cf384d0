import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const dashboardRoutes = {
  dashboard: {
    path: "/dashboard",
    page: () => import("./DashboardPage.tsx"),
    title: "At a Glance",
    help: "find-your-way",
    access: "member",
    nav: [{ place: "header-member", label: "Dashboard", order: 1 }],
  },
} as const satisfies RouteFragment;
