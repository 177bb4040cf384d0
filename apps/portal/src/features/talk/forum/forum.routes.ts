import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const forumRoutes = {
  "forum.list": {
    path: "/forum",
    page: () => import("./ForumPage.tsx"),
    title: "Forum",
    help: "forum",
    access: "member",
    asks: "messages.read",
    feature: "forum",
    fills: true,
  },
} as const satisfies RouteFragment;
