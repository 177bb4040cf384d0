import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const profileRoutes = {
  "profile.own": {
    path: "/profile",
    page: () => import("./ProfilePage.tsx"),
    title: "Profile",
    help: "privacy",
    access: "member",
    feature: "profile",
  },
  "profile.features": {
    path: "/profile-features",
    page: () => import("./ProfileFeaturesPage.tsx"),
    title: "Profile features",
    help: "privacy",
    access: "member",
  },
  "profile.byLink": {
    path: "/my-profile/:profileToken",
    page: () => import("../../../app/frame/ServedPage.tsx"),
    served: true,
    title: "Your profile",
    access: "public",
    shell: "bare",
    ours: true,
  },
} as const satisfies RouteFragment;
