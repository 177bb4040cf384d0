import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const supportRoutes = {
  contact: {
    path: "/contact",
    page: () => import("./ContactPage.tsx"),
    title: "Contact Us",
    access: "public",
    prerender: true,
    search: false,
    nav: [
      { place: "header-visitor", label: "Contact Us", order: 3 },
      { place: "footer-company", label: "Contact", order: 2 },
    ],
  },
  support: {
    path: "/support",
    page: () => import("./SupportPage.tsx"),
    title: "Support",
    help: "asking-us",
    access: "member",
    feature: "support",
  },
  "admin.messages": {
    path: "/admin/messages",
    page: () => import("./MessagesPage.tsx"),
    title: "Messages to the operator",
    help: "running-an-installation",
    access: "admin",
    ours: true,
  },
} as const satisfies RouteFragment;
