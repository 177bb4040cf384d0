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
} as const satisfies RouteFragment;
