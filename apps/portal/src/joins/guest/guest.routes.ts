import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const guestPageRoutes = {
  "publicEvent.view": {
    path: "/event-info-view/:shareToken",
    also: ["/event-info-preview/:shareToken"],
    page: () => import("../../app/frame/ServedPage.tsx"),
    served: true,
    title: "Event",
    access: "public",
    shell: "bare",
  },
  "publicEvent.personal": {
    path: "/invitation/:personalToken",
    also: ["/r/:personalToken"],
    page: () => import("../../app/frame/ServedPage.tsx"),
    served: true,
    title: "Your invitation",
    access: "public",
    shell: "bare",
    ours: true,
  },
  "publicEvent.showcase": {
    path: "/showcase/:shareToken",
    page: () => import("../../app/frame/ServedPage.tsx"),
    served: true,
    title: "Events",
    help: "share-a-link",
    access: "public",
    shell: "bare",
  },
} as const satisfies RouteFragment;
