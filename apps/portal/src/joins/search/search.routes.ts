import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const searchRoutes = {
  "insight.search": {
    path: "/search",
    also: ["/search-filters"],
    page: () => import("./SearchPage.tsx"),
    title: "Search",
    help: "find-your-way",
    access: "member",
    feature: "search",
  },
} as const satisfies RouteFragment;
