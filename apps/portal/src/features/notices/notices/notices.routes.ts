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
  "notices.mails": {
    path: "/notice-mails/:noticeEndToken",
    page: () => import("../../../app/frame/ServedPage.tsx"),
    served: true,
    title: "Your mails",
    access: "public",
    shell: "bare",
    ours: true,
  },
} as const satisfies RouteFragment;
