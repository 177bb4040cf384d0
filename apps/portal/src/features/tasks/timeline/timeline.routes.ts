import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const taskTimelineRoutes = {
  "tasks.timeline": {
    path: "/timeline",
    also: ["/pro/interactive-timeline", "/pro/timeline"],
    page: () => import("./TimelinePage.tsx"),
    title: "Timeline",
    help: "timeline",
    access: "member",
    asks: "tasks.read",
    feature: "timeline",
  },
} as const satisfies RouteFragment;
