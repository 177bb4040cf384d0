import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const testingRoutes = {
  testing: {
    path: "/testing-dashboard",
    page: () => import("./TestingDashboardPage.tsx"),
    title: "Testing",
    access: "admin",
    help: "running-an-installation",
    search: false,
    feature: "testing-dashboard",
    nav: [{ place: "header-admin", label: "Testing", order: 4 }],
  },
  "testing.plan": {
    path: "/basic-plan-testing",
    also: ["/premium-plan-testing", "/pro-plan-testing", "/business-plan-testing"],
    page: () => import("./PlanTestingPage.tsx"),
    title: "Plan testing",
    help: "running-an-installation",
    access: "admin",
  },
} as const satisfies RouteFragment;
