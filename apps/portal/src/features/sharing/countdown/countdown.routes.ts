import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const countdownRoutes = {
  countdown: {
    path: "/countdown",
    also: ["/countdown-dashboard"],
    page: () => import("./CountdownPage.tsx"),
    title: "Countdown",
    help: "countdown",
    access: "member",
    feature: "countdown",
  },
} as const satisfies RouteFragment;
