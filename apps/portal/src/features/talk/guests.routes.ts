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
} as const satisfies RouteFragment;
