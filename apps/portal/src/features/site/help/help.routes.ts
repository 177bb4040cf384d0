import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const helpRoutes = {
  faq: {
    path: "/faq",
    page: () => import("./FaqPage.tsx"),
    title: "Questions and answers",
    access: "public",
    rail: "member",
    prerender: true,
  },
} as const satisfies RouteFragment;
