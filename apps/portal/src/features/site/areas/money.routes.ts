import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const moneyAreaRoutes = {
  "area.budgeting": {
    path: "/budgeting",
    also: ["/budgeting-tools", "/budget-planning"],
    title: "Budget",
    access: "member",
    feature: "budgeting",
    area: true,
  },
  "area.expenses": {
    path: "/expense-tracking",
    title: "Expenses",
    access: "member",
    feature: "expense-tracking",
    area: true,
  },
  "area.paymentCollection": {
    path: "/payment-collection",
    also: ["/premium/collections"],
    title: "Payment collection",
    access: "member",
    feature: "payment-collection",
    area: true,
  },
  "area.financialReports": {
    path: "/financial-reports",
    also: ["/pro/financial-reporting"],
    title: "Financial reports",
    access: "member",
    feature: "financial-reports",
    area: true,
  },
  "area.financialSummaryExample": {
    path: "/financial-summary-example",
    title: "Financial summary example",
    access: "member",
    area: true,
  },
  "area.sponsors": {
    path: "/business/sponsors",
    also: ["/sponsors", "/business/sponsor-management"],
    title: "Sponsors",
    access: "member",
    feature: "sponsors",
    area: true,
  },
} as const satisfies RouteFragment;
