import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const securityRoutes = {
  "security.center": {
    path: "/security-center",
    also: ["/security"],
    page: () => import("./SecurityCenterPage.tsx"),
    title: "Security center",
    help: "security-center",
    access: "member",
    feature: "security-center",
  },
  "security.audit": {
    path: "/audit-log",
    page: () => import("./audit/OwnAuditPage.tsx"),
    title: "Audit log",
    access: "member",
    asks: "audit.read",
    ours: true,
  },
} as const satisfies RouteFragment;
