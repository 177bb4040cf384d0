import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const securityRoutes = {
  "security.center": {
    path: "/security-center",
    also: ["/security"],
    page: () => import("./SecurityCenterPage.tsx"),
    title: "Security center",
    access: "member",
    feature: "security-center",
  },
} as const satisfies RouteFragment;
