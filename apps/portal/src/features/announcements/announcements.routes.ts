import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const announcementRoutes = {
  "announcements.list": {
    path: "/announcements",
    page: () => import("./list/AnnouncementsPage.tsx"),
    title: "Announcements",
    help: "announcements",
    access: "member",
    asks: "announcements.read",
    ours: true,
  },
  "announcements.create": {
    path: "/announcements/new",
    page: () => import("./editor/NewAnnouncementPage.tsx"),
    fills: true,
    title: "New announcement",
    help: "announcements",
    access: "member",
    asks: "messages.send",
    ours: true,
  },
  "announcements.details": {
    path: "/announcements/:announcementId",
    page: () => import("./record/AnnouncementPage.tsx"),
    title: "Announcement",
    help: "announcements",
    access: "member",
    ours: true,
  },
} as const satisfies RouteFragment;
