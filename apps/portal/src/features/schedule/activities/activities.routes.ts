import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const activityRoutes = {
  "activities.manage": {
    path: "/manage-activities",
    also: ["/activities"],
    page: () => import("./manage/ManageActivitiesPage.tsx"),
    title: "Activities",
    help: "activities",
    access: "member",
    feature: "activity-management",
  },
  "activities.create": {
    path: "/create-activity",
    page: () => import("./editor/CreateActivityPage.tsx"),
    fills: true,
    title: "New activity",
    help: "activities",
    access: "member",
  },
  "activities.edit": {
    path: "/edit-activity/:activityId",
    page: () => import("./editor/EditActivityPage.tsx"),
    fills: true,
    title: "Edit activity",
    help: "activities",
    access: "member",
  },
  "activities.details": {
    path: "/activity-details/:activityId",
    page: () => import("./detail/ActivityDetailsPage.tsx"),
    title: "Activity",
    help: "activities",
    access: "member",
  },
  "activities.schedule": {
    path: "/activities/schedule",
    page: () => import("./schedule/SchedulePage.tsx"),
    fills: true,
    title: "Schedule",
    help: "schedule",
    access: "member",
    feature: "activity-schedule",
  },
} as const satisfies RouteFragment;
