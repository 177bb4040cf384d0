import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const pollRoutes = {
  "planning.poll": {
    path: "/poll/:token",
    page: () => import("../../../app/frame/ServedPage.tsx"),
    served: true,
    title: "Poll",
    access: "public",
    shell: "bare",
    ours: true,
  },
} as const satisfies RouteFragment;
