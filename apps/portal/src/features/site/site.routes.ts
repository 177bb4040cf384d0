import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const siteRoutes = {
  home: {
    path: "/",
    page: () => import("./home/HomePage.tsx"),
    title: "Home",
    access: "public",
    prerender: true,
    search: false,
    nav: [
      { place: "header-visitor", label: "Home", order: 1 },
      { place: "footer-company", label: "Pricing", order: 3, hash: "choose-your-plan" },
    ],
  },
  about: {
    path: "/about",
    page: () => import("./pages/AboutPage.tsx"),
    title: "About Us",
    access: "public",
    prerender: true,
    search: false,
    nav: [
      { place: "header-visitor", label: "About", order: 2 },
      { place: "footer-company", label: "About Us", order: 1 },
    ],
  },
  privacy: {
    path: "/privacy",
    page: () => import("./pages/PrivacyPage.tsx"),
    title: "Privacy Policy",
    access: "public",
    prerender: true,
    nav: [{ place: "footer-legal", label: "Privacy Policy", order: 1 }],
  },
  terms: {
    path: "/terms",
    page: () => import("./pages/TermsPage.tsx"),
    title: "Terms of Service",
    access: "public",
    prerender: true,
    nav: [{ place: "footer-legal", label: "Terms of Service", order: 2 }],
  },
  pricing: {
    path: "/pricing",
    page: () => import("./pages/PricingPage.tsx"),
    title: "Pricing",
    help: "plans",
    access: "public",
    prerender: true,
  },
  affiliate: {
    path: "/affiliate",
    page: () => import("./pages/AffiliatePage.tsx"),
    title: "Affiliate Program",
    access: "public",
    prerender: true,
    nav: [{ place: "footer-support", label: "Affiliate Program", order: 1 }],
  },
  "directory.planners": {
    path: "/planner-directory",
    page: () => import("./pages/ComingSoonPage.tsx"),
    title: "Event Planner Directory",
    access: "member",
    feature: "planner-directory",
  },
  "directory.suppliers": {
    path: "/supplier-directory",
    page: () => import("./pages/ComingSoonPage.tsx"),
    title: "Supplier Directory",
    access: "member",
    feature: "supplier-directory",
  },
} as const satisfies RouteFragment;
