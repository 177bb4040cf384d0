import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const guestScheduleRoutes = {
  "publicEvent.mySchedule": {
    path: "/my-schedule/:personalToken",
    page: () => import("../../app/frame/ServedPage.tsx"),
    served: true,
    title: "My schedule",
    access: "public",
    shell: "bare",
    ours: true,
  },
} as const satisfies RouteFragment;
