import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const guestGivingRoutes = {
  "publicEvent.campaign": {
    path: "/campaign/:shareToken",
    page: () => import("../../app/frame/ServedPage.tsx"),
    served: true,
    title: "Donation campaign",
    access: "public",
    shell: "bare",
  },
  "publicEvent.donationSuccess": {
    path: "/donation-success",
    page: () => import("../../app/frame/ServedPage.tsx"),
    served: true,
    title: "Your gift",
    access: "public",
    shell: "bare",
  },
  "publicEvent.giving": {
    path: "/giving/:planToken",
    page: () => import("../../app/frame/ServedPage.tsx"),
    served: true,
    title: "Your repeating gift",
    access: "public",
    shell: "bare",
    ours: true,
  },
} as const satisfies RouteFragment;
