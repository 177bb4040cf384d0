import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const accountSoonRoutes = {
  "area.dataExport": {
    path: "/business/data-export",
    also: ["/data-export", "/business/attendee-data-export"],
    title: "Data export",
    access: "member",
    feature: "data-export",
    soon: {
      will: [
        "The full archive of an account.",
        "Already possible: the guest list of an event as CSV, on every plan.",
      ],
      today: ["archive"],
    },
  },
  "area.apiManagement": {
    path: "/pro/api-management",
    title: "API management",
    access: "member",
    feature: "api-management",
    soon: { will: ["Keys and webhooks."], today: ["look"] },
  },
  "area.bulkOperations": {
    path: "/business/bulk-operations",
    title: "Bulk operations",
    access: "member",
    feature: "bulk-operations",
    soon: { will: ["One change on many events."], today: ["templates"] },
  },
  "area.integrations": {
    path: "/business/integrations",
    title: "Integrations",
    access: "member",
    feature: "integrations",
    soon: { will: ["Connections to other software."], today: ["calendars", "look"] },
  },
  "area.enterpriseSupport": {
    path: "/business/enterprise-support",
    also: ["/business/priority-support"],
    title: "Enterprise support",
    access: "member",
    feature: "enterprise-support",
    soon: { will: ["Priority answers."], today: ["support"] },
  },
  "area.accountManager": {
    path: "/business/account-manager",
    title: "Account manager",
    access: "member",
    soon: { will: ["Your named person and their calendar."], today: ["support"] },
  },
} as const satisfies RouteFragment;
