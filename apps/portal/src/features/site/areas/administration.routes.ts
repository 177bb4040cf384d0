import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const administrationAreaRoutes = {
  "area.dataExport": {
    path: "/business/data-export",
    also: ["/data-export", "/business/attendee-data-export"],
    title: "Data export",
    access: "member",
    feature: "data-export",
    area: true,
  },
  "area.apiManagement": {
    path: "/pro/api-management",
    title: "API management",
    access: "member",
    feature: "api-management",
    area: true,
  },
  "area.team": {
    path: "/business/multi-admin",
    also: ["/business/admin-management"],
    title: "Team",
    access: "member",
    feature: "multi-admin",
    area: true,
  },
  "area.bulkOperations": {
    path: "/business/bulk-operations",
    title: "Bulk operations",
    access: "member",
    feature: "bulk-operations",
    area: true,
  },
  "area.integrations": {
    path: "/business/integrations",
    title: "Integrations",
    access: "member",
    feature: "integrations",
    area: true,
  },
  "area.enterpriseSupport": {
    path: "/business/enterprise-support",
    also: ["/business/priority-support"],
    title: "Enterprise support",
    access: "member",
    feature: "enterprise-support",
    area: true,
  },
  "area.accountManager": {
    path: "/business/account-manager",
    title: "Account manager",
    access: "member",
    area: true,
  },
  "area.adminAffiliates": {
    path: "/admin/affiliates",
    title: "Affiliate administration",
    access: "admin",
    help: "running-an-installation",
    search: false,
    nav: [{ place: "header-admin", label: "Affiliate Admin", order: 2 }],
    area: true,
  },
} as const satisfies RouteFragment;
