import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const helpPageRoutes = {
  help: {
    path: "/help",
    page: () => import("./HelpPage.tsx"),
    title: "Help Center",
    access: "public",
    rail: "member",
    prerender: true,
    feature: "help",
    nav: [{ place: "footer-support-member", label: "Help Center", order: 1 }],
  },
  "help.article": {
    path: "/help/:article",
    page: () => import("./ArticlePage.tsx"),
    title: "Help Center",
    access: "public",
    rail: "member",
    ours: true,
  },
} as const satisfies RouteFragment;
