import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const moneySoonRoutes = {
  "area.budgeting": {
    path: "/budgeting",
    also: ["/budgeting-tools", "/budget-planning"],
    title: "Budget",
    access: "member",
    feature: "budgeting",
    soon: { will: ["Planned, committed and spent, by category."], today: ["money"] },
  },
  "area.expenses": {
    path: "/expense-tracking",
    title: "Expenses",
    access: "member",
    feature: "expense-tracking",
    soon: { will: ["Who paid what, and who owes whom."], today: ["money"] },
  },
  "area.paymentCollection": {
    path: "/payment-collection",
    also: ["/premium/collections"],
    title: "Payment collection",
    access: "member",
    feature: "payment-collection",
    soon: { will: ["Dues and contributions with reminders."], today: ["gifts", "tickets"] },
  },
  "area.financialReports": {
    path: "/financial-reports",
    also: ["/pro/financial-reporting"],
    title: "Financial reports",
    access: "member",
    feature: "financial-reports",
    soon: { will: ["Profit, cash flow and tax by event."], today: ["money"] },
  },
  "area.financialSummaryExample": {
    path: "/financial-summary-example",
    title: "Financial summary example",
    access: "member",
    soon: { will: ["A report filled with sample figures."], today: ["money"] },
  },
  "area.sponsors": {
    path: "/business/sponsors",
    also: ["/sponsors", "/business/sponsor-management"],
    title: "Sponsors",
    access: "member",
    feature: "sponsors",
    soon: { will: ["Sponsors, levels and what was promised."], today: ["sponsors"] },
  },
} as const satisfies RouteFragment;
