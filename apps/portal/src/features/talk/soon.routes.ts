import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const talkSoonRoutes = {
  "area.planningNetwork": {
    path: "/pro/planning-network",
    also: ["/planning-network"],
    title: "Planning network",
    access: "member",
    feature: "planning-network",
    soon: { will: ["Planners who share what works."] },
  },
} as const satisfies RouteFragment;
