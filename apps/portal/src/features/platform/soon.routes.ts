import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const platformSoonRoutes = {
  "area.affiliateApply": {
    path: "/affiliate/apply",
    title: "Apply as an affiliate",
    access: "member",
    soon: { will: ["The application and its state."], today: ["affiliate"] },
  },
  "area.affiliateMarketing": {
    path: "/affiliate/marketing-materials",
    title: "Marketing materials",
    access: "member",
    soon: { will: ["Pictures, texts and links to put on your site."], today: ["affiliate"] },
  },
  "area.affiliateDashboard": {
    path: "/affiliate/dashboard",
    title: "Affiliate dashboard",
    access: "member",
    search: false,
    nav: [{ place: "header-admin", label: "Affiliate Dashboard", order: 3 }],
    soon: { will: ["Your links, clicks, sign-ups and commissions."], today: ["affiliate"] },
  },
  "area.adminAffiliates": {
    path: "/admin/affiliates",
    title: "Affiliate administration",
    access: "admin",
    help: "running-an-installation",
    search: false,
    nav: [{ place: "header-admin", label: "Affiliate Admin", order: 2 }],
    soon: { will: ["Applications and commissions."] },
  },
} as const satisfies RouteFragment;
