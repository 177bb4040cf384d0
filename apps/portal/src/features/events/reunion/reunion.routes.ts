import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const reunionRoutes = {
  "events.reunionDemo": {
    path: "/reunion-demo",
    page: () => import("./ReunionDemoPage.tsx"),
    title: "Reunion demo",
    access: "public",
    search: false,
    help: "demos",
  },
  "events.reunionInfo": {
    path: "/reunion-info/:reunionId?",
    page: () => import("./ReunionInfoPage.tsx"),
    title: "Reunion information",
    access: "public",
    help: "demos",
  },
} as const satisfies RouteFragment;
