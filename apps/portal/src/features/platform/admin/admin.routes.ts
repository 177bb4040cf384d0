import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const adminRoutes = {
  "admin.dashboard": {
    path: "/admin/dashboard",
    page: () => import("./overview/AdminDashboardPage.tsx"),
    title: "Administration dashboard",
    access: "admin",
  },
  "admin.users": {
    path: "/admin/users",
    page: () => import("./users/UsersPage.tsx"),
    title: "Users",
    access: "admin",
  },
  "admin.sessions": {
    path: "/admin/sessions",
    page: () => import("./users/SessionsPage.tsx"),
    title: "Sessions",
    access: "admin",
    ours: true,
  },
  "admin.events": {
    path: "/admin/events",
    page: () => import("./events/AdminEventsPage.tsx"),
    title: "All events",
    access: "admin",
  },
  "admin.activities": {
    path: "/admin/activities",
    page: () => import("./events/AdminActivitiesPage.tsx"),
    title: "All activities",
    access: "admin",
  },
  "admin.invitations": {
    path: "/admin/invitations",
    page: () => import("./events/InvitationsPage.tsx"),
    title: "Invitations",
    access: "admin",
  },
  "admin.subscriptions": {
    path: "/admin/subscriptions",
    page: () => import("./users/SubscriptionsPage.tsx"),
    title: "Subscriptions",
    access: "admin",
  },
  "admin.links": {
    path: "/admin/links",
    page: () => import("./records/LinksPage.tsx"),
    title: "Share links",
    access: "admin",
    ours: true,
  },
  "admin.features": {
    path: "/admin/features",
    page: () => import("./features/FeaturesPage.tsx"),
    title: "Features",
    access: "admin",
    ours: true,
  },
  "admin.health": {
    path: "/admin/health",
    page: () => import("./records/HealthPage.tsx"),
    title: "Health",
    access: "admin",
    ours: true,
  },
  "admin.audit": {
    path: "/admin/audit",
    page: () => import("./records/AuditPage.tsx"),
    title: "Audit log",
    access: "admin",
    ours: true,
  },
} as const satisfies RouteFragment;
