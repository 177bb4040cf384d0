import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const activityRoutes = {
  "activities.manage": {
    path: "/manage-activities",
    also: ["/activities"],
    page: () => import("./manage/ManageActivitiesPage.tsx"),
    title: "Activities",
    access: "member",
    feature: "activity-management",
  },
  "activities.create": {
    path: "/create-activity",
    page: () => import("./editor/CreateActivityPage.tsx"),
    title: "New activity",
    access: "member",
  },
  "activities.edit": {
    path: "/edit-activity/:activityId",
    page: () => import("./editor/EditActivityPage.tsx"),
    title: "Edit activity",
    access: "member",
  },
  "activities.details": {
    path: "/activity-details/:activityId",
    page: () => import("./detail/ActivityDetailsPage.tsx"),
    title: "Activity",
    access: "member",
  },
  "activities.schedule": {
    path: "/activities/schedule",
    page: () => import("./schedule/SchedulePage.tsx"),
    title: "Schedule",
    access: "member",
    feature: "activity-schedule",
  },
} as const satisfies RouteFragment;
