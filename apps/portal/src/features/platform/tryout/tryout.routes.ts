import type { RouteFragment } from "../../../app/routing/routing.types.ts";

/** Public pages for people who try the product out. */
export const tryoutRoutes = {
  "tryout.guides": {
    path: "/testing-guides",
    page: () => import("./TestingGuidesPage.tsx"),
    title: "Testing guides",
    access: "public",
  },
  "tryout.scenarios": {
    path: "/test-scenarios",
    page: () => import("./TestScenariosPage.tsx"),
    title: "Test scenarios",
    access: "public",
  },
  "tryout.mails": {
    path: "/email-preview",
    page: () => import("./EmailPreviewPage.tsx"),
    title: "E-mail preview",
    access: "public",
  },
} as const satisfies RouteFragment;
