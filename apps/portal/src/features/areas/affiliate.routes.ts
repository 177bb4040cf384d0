import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const affiliateAreaRoutes = {
  "area.affiliate": {
    path: "/affiliate",
    title: "Affiliate Program",
    access: "public",
    nav: [{ place: "footer-support", label: "Affiliate Program", order: 1 }],
    area: {
      holds: [
        "What the affiliate programme pays, and how to join it.",
        "Already possible: say in the sign-up form that you want to join.",
      ],
    },
  },
  "area.affiliateDashboard": {
    path: "/affiliate/dashboard",
    title: "Affiliate dashboard",
    access: "member",
    search: false,
    nav: [{ place: "header-admin", label: "Affiliate Dashboard", order: 3 }],
    area: { holds: ["Your links, clicks, sign-ups and commissions."] },
  },
  "area.affiliateApply": {
    path: "/affiliate/apply",
    title: "Apply as an affiliate",
    access: "member",
    area: { holds: ["The application and its state."] },
  },
  "area.affiliateMarketing": {
    path: "/affiliate/marketing-materials",
    title: "Marketing materials",
    access: "member",
    area: { holds: ["Pictures, texts and links to put on your site."] },
  },
} as const satisfies RouteFragment;
