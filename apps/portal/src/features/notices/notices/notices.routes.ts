import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const noticesRoutes = {
  notices: {
    path: "/notices",
    page: () => import("./NoticesPage.tsx"),
    title: "Notices",
    help: "notices",
    access: "member",
    ours: true,
  },
} as const satisfies RouteFragment;
