import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const teamRoutes = {
  team: {
    path: "/business/multi-admin",
    also: ["/business/admin-management"],
    page: () => import("./TeamPage.tsx"),
    title: "Team and roles",
    help: "team",
    access: "member",
    feature: "multi-admin",
  },
  "team.join": {
    path: "/join-team/:token",
    page: () => import("./join/JoinTeamPage.tsx"),
    title: "Invitation to a team",
    access: "public",
    shell: "bare",
    ours: true,
  },
} as const satisfies RouteFragment;
