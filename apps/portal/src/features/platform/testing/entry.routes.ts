import type { RouteFragment } from "../../../app/routing/routing.types.ts";

/** What the header links to: known from the start. */
export const testingEntryRoutes = {
  testing: {
    path: "/testing-dashboard",
    page: () => import("./TestingDashboardPage.tsx"),
    title: "Testing",
    help: "running-an-installation",
    access: "admin",
    search: false,
    feature: "testing-dashboard",
    nav: [{ place: "header-admin", label: "Testing", order: 4 }],
  },
} as const satisfies RouteFragment;
