import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const insightSoonRoutes = {
  "area.analytics": {
    path: "/analytics",
    also: ["/premium/analytics"],
    title: "Analytics",
    access: "member",
    feature: "analytics",
    soon: { will: ["Answers and sales over time."], today: ["glance"] },
  },
  "area.advancedAnalytics": {
    path: "/pro/advanced-analytics",
    also: ["/pro/analytics"],
    title: "Advanced analytics",
    access: "member",
    feature: "advanced-analytics",
    soon: { will: ["Sources, groups and comparisons."], today: ["glance"] },
  },
  "area.multiEventAnalytics": {
    path: "/pro/multi-event-analytics",
    title: "Multi-event analytics",
    access: "member",
    feature: "multi-event-analytics",
    soon: { will: ["Your events side by side."], today: ["glance"] },
  },
  "area.enterpriseAnalytics": {
    path: "/business/enterprise-analytics",
    title: "Enterprise analytics",
    access: "member",
    feature: "enterprise-analytics",
    soon: { will: ["The whole account, with your own measures."], today: ["glance"] },
  },
  "area.marketResearch": {
    path: "/business/market-research",
    title: "Market research",
    access: "member",
    feature: "market-research",
    soon: { will: ["What people would come to."], today: ["polls"] },
  },
  "area.leadGeneration": {
    path: "/business/lead-generation",
    title: "Lead generation",
    access: "member",
    feature: "lead-generation",
    soon: { will: ["People who asked to hear from you."] },
  },
  "area.proDashboard": {
    path: "/pro/dashboard",
    title: "Pro dashboard",
    access: "member",
    soon: { will: ["The pro tools and what waits in each."], today: ["glance"] },
  },
  "area.businessDashboard": {
    path: "/business/dashboard",
    title: "Business dashboard",
    access: "member",
    soon: { will: ["The account's events, team and money at a glance."], today: ["glance"] },
  },
} as const satisfies RouteFragment;
