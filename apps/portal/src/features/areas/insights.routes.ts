import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const insightsAreaRoutes = {
  "area.analytics": {
    path: "/analytics",
    also: ["/premium/analytics"],
    title: "Analytics",
    access: "member",
    feature: "analytics",
    area: { holds: ["Answers and sales over time."] },
  },
  "area.advancedAnalytics": {
    path: "/pro/advanced-analytics",
    also: ["/pro/analytics"],
    title: "Advanced analytics",
    access: "member",
    feature: "advanced-analytics",
    area: { holds: ["Sources, groups and comparisons."] },
  },
  "area.multiEventAnalytics": {
    path: "/pro/multi-event-analytics",
    title: "Multi-event analytics",
    access: "member",
    feature: "multi-event-analytics",
    area: { holds: ["Your events side by side."] },
  },
  "area.enterpriseAnalytics": {
    path: "/business/enterprise-analytics",
    title: "Enterprise analytics",
    access: "member",
    feature: "enterprise-analytics",
    area: { holds: ["The whole account, with your own measures."] },
  },
  "area.marketResearch": {
    path: "/business/market-research",
    title: "Market research",
    access: "member",
    feature: "market-research",
    area: { holds: ["What people would come to."] },
  },
  "area.leadGeneration": {
    path: "/business/lead-generation",
    title: "Lead generation",
    access: "member",
    feature: "lead-generation",
    area: { holds: ["People who asked to hear from you."] },
  },
  "area.proDashboard": {
    path: "/pro/dashboard",
    title: "Pro dashboard",
    access: "member",
    area: { holds: ["The pro tools and what waits in each."] },
  },
  "area.businessDashboard": {
    path: "/business/dashboard",
    title: "Business dashboard",
    access: "member",
    area: { holds: ["The account's events, team and money at a glance."] },
  },
} as const satisfies RouteFragment;
