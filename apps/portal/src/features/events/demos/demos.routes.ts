import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const demoRoutes = {
  "demos.mine": {
    path: "/demo/mine",
    page: () => import("./MinePage.tsx"),
    title: "Make it mine",
    access: "member",
    asks: "events.write",
    search: false,
    help: "demos",
    ours: true,
  },
  "demos.demo": {
    path: "/demo/:demo",
    page: () => import("./DemoPage.tsx"),
    title: "Live demo",
    access: "public",
    help: "demos",
    expand: {
      demo: [
        "club-demo",
        "community-demo",
        "family-demo",
        "milestone-demo",
        "military-demo",
        "professional-demo",
        "school-demo",
        "social-demo",
        "sports-team-demo",
        "fraternity-sorority-demo",
        "friends-demo",
        "cultural-demo",
      ],
    },
  },
} as const satisfies RouteFragment;
