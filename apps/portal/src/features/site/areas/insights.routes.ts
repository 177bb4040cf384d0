import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const insightsAreaRoutes = {
  "area.analytics": {
    path: "/analytics",
    also: ["/premium/analytics"],
    title: "Analytics",
    access: "member",
    feature: "analytics",
    area: true,
  },
  "area.advancedAnalytics": {
    path: "/pro/advanced-analytics",
    also: ["/pro/analytics"],
    title: "Advanced analytics",
    access: "member",
    feature: "advanced-analytics",
    area: true,
  },
  "area.multiEventAnalytics": {
    path: "/pro/multi-event-analytics",
    title: "Multi-event analytics",
    access: "member",
    feature: "multi-event-analytics",
    area: true,
  },
  "area.enterpriseAnalytics": {
    path: "/business/enterprise-analytics",
    title: "Enterprise analytics",
    access: "member",
    feature: "enterprise-analytics",
    area: true,
  },
  "area.marketResearch": {
    path: "/business/market-research",
    title: "Market research",
    access: "member",
    feature: "market-research",
    area: true,
  },
  "area.leadGeneration": {
    path: "/business/lead-generation",
    title: "Lead generation",
    access: "member",
    feature: "lead-generation",
    area: true,
  },
  "area.proDashboard": {
    path: "/pro/dashboard",
    title: "Pro dashboard",
    access: "member",
    area: true,
  },
  "area.businessDashboard": {
    path: "/business/dashboard",
    title: "Business dashboard",
    access: "member",
    area: true,
  },
} as const satisfies RouteFragment;
