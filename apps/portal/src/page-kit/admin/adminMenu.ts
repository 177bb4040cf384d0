import { href } from "../../app/routing/href.ts";

/** A page of the administration. Venues, activities, affiliates and messages are other features' screens. */
export interface AdminPage {
  href: string;
  label: string;
}

/** Where the administration's pages are. */
export const adminPages = {
  dashboard: { href: href("admin.dashboard"), label: "Dashboard" },
  users: { href: href("admin.users"), label: "Users" },
  sessions: { href: href("admin.sessions"), label: "Sessions" },
  subscriptions: { href: href("admin.subscriptions"), label: "Subscriptions" },
  affiliates: { href: href("area.adminAffiliates"), label: "Affiliates" },
  administrators: { href: href("admin"), label: "Administrators" },
  events: { href: href("admin.events"), label: "Events" },
  venues: { href: href("admin.venues"), label: "Venues" },
  activities: { href: href("admin.activities"), label: "Activities" },
  invitations: { href: href("admin.invitations"), label: "Invitations" },
  links: { href: href("admin.links"), label: "Share links" },
  features: { href: href("admin.features"), label: "Features" },
  messages: { href: href("admin.messages"), label: "Messages" },
  work: { href: href("admin.health"), label: "Mail and work" },
  payments: { href: `${href("admin.health")}?tab=payments`, label: "Payment events" },
  reports: { href: `${href("admin.health")}?tab=reports`, label: "Blocked content" },
  queries: { href: `${href("admin.health")}?tab=queries`, label: "Query times" },
  servers: { href: `${href("admin.health")}?tab=servers`, label: "Servers" },
  audit: { href: href("admin.audit"), label: "Audit log" },
} as const satisfies Record<string, AdminPage>;

export type AdminPlace = keyof typeof adminPages;

/** The pages by what they are about; the first of each is where its tab leads. */
export const adminGroups: readonly {
  label: string;
  places: readonly [AdminPlace, ...AdminPlace[]];
}[] = [
  { label: "Dashboard", places: ["dashboard"] },
  {
    label: "People",
    places: ["users", "sessions", "subscriptions", "affiliates", "administrators"],
  },
  { label: "Content", places: ["events", "venues", "activities", "invitations", "links"] },
  {
    label: "Operation",
    places: ["messages", "features", "work", "payments", "reports", "queries", "servers", "audit"],
  },
];

/** The address of one user's panel. */
export const userAddress = (userId: string) => `${adminPages.users.href}?user=${userId}`;
