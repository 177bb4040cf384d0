import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const guestTalkRoutes = {
  "publicEvent.myMessages": {
    path: "/my-messages/:personalToken",
    page: () => import("../../app/frame/ServedPage.tsx"),
    served: true,
    title: "Messages",
    access: "public",
    shell: "bare",
    ours: true,
  },
  "publicForum.category": {
    path: "/forum-category/:categoryId",
    page: () => import("../../app/frame/ServedPage.tsx"),
    served: true,
    title: "Forum",
    access: "public",
    shell: "bare",
    ours: true,
  },
  "publicForum.topic": {
    path: "/forum-topic/:topicId",
    page: () => import("../../app/frame/ServedPage.tsx"),
    served: true,
    title: "Topic",
    access: "public",
    shell: "bare",
    ours: true,
  },
} as const satisfies RouteFragment;
