import type { RouteFragment } from "../../../app/routing/routing.types.ts";

/** What the header links to: known from the start. */
export const adminEntryRoutes = {
  admin: {
    path: "/admin",
    also: [{ path: "/admin-management", search: true }],
    page: () => import("./AdministratorsPage.tsx"),
    title: "Administrators",
    help: "running-an-installation",
    access: "admin",
    search: false,
    feature: "admin",
    nav: [{ place: "header-admin", label: "Admin", order: 1 }],
  },
} as const satisfies RouteFragment;
