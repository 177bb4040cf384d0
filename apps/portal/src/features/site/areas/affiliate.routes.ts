import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const affiliateAreaRoutes = {
  "area.affiliateApply": {
    path: "/affiliate/apply",
    title: "Apply as an affiliate",
    access: "member",
    area: true,
  },
  "area.affiliateMarketing": {
    path: "/affiliate/marketing-materials",
    title: "Marketing materials",
    access: "member",
    area: true,
  },
  "area.affiliateDashboard": {
    path: "/affiliate/dashboard",
    title: "Affiliate dashboard",
    access: "member",
    search: false,
    nav: [{ place: "header-admin", label: "Affiliate Dashboard", order: 3 }],
    area: true,
  },
} as const satisfies RouteFragment;
