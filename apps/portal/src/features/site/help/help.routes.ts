import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const helpRoutes = {
  help: {
    path: "/help",
    page: () => import("./HelpPage.tsx"),
    title: "Help Center",
    access: "public",
    prerender: true,
    feature: "help",
    nav: [{ place: "footer-support-member", label: "Help Center", order: 1 }],
  },
  "help.article": {
    path: "/help/:article",
    page: () => import("./ArticlePage.tsx"),
    title: "Help Center",
    access: "public",
    ours: true,
  },
  faq: {
    path: "/faq",
    page: () => import("./FaqPage.tsx"),
    title: "Questions and answers",
    access: "public",
    prerender: true,
  },
} as const satisfies RouteFragment;
