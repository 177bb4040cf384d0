import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const testingRoutes = {
  "testing.plan": {
    path: "/basic-plan-testing",
    also: ["/premium-plan-testing", "/pro-plan-testing", "/business-plan-testing"],
    page: () => import("./PlanTestingPage.tsx"),
    title: "Plan testing",
    help: "running-an-installation",
    access: "admin",
  },
} as const satisfies RouteFragment;
