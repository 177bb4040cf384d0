import type { RouteFragment } from "../../../app/routing/routing.types.ts";

/** Areas that the header or the footer links to: known from the start. */
export const linkedAreaRoutes = {
  "area.affiliateDashboard": {
    path: "/affiliate/dashboard",
    title: "Affiliate dashboard",
    access: "member",
    search: false,
    nav: [{ place: "header-admin", label: "Affiliate Dashboard", order: 3 }],
    area: true,
  },
  "area.adminAffiliates": {
    path: "/admin/affiliates",
    title: "Affiliate administration",
    help: "running-an-installation",
    access: "admin",
    search: false,
    nav: [{ place: "header-admin", label: "Affiliate Admin", order: 2 }],
    area: true,
  },
} as const satisfies RouteFragment;
