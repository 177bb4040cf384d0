import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const networkRoutes = {
  "network.planning": {
    path: "/pro/planning-network",
    also: ["/planning-network"],
    page: () => import("./NetworkPage.tsx"),
    title: "Planning network",
    help: "planning-network",
    access: "member",
    feature: "planning-network",
  },
} as const satisfies RouteFragment;
