/** A page of the administration. Venues, activities, affiliates and messages are other features' screens. */
export interface AdminPage {
  href: string;
  label: string;
}

/** Where the administration's pages are. */
export const adminPages = {
  dashboard: { href: "/admin/dashboard", label: "Dashboard" },
  users: { href: "/admin/users", label: "Users" },
  sessions: { href: "/admin/sessions", label: "Sessions" },
  subscriptions: { href: "/admin/subscriptions", label: "Subscriptions" },
  affiliates: { href: "/admin/affiliates", label: "Affiliates" },
  administrators: { href: "/admin", label: "Administrators" },
  events: { href: "/admin/events", label: "Events" },
  venues: { href: "/admin/venues", label: "Venues" },
  activities: { href: "/admin/activities", label: "Activities" },
  invitations: { href: "/admin/invitations", label: "Invitations" },
  links: { href: "/admin/links", label: "Share links" },
  features: { href: "/admin/features", label: "Features" },
  messages: { href: "/admin/messages", label: "Messages" },
  work: { href: "/admin/health", label: "Mail and work" },
  payments: { href: "/admin/health?tab=payments", label: "Payment events" },
  reports: { href: "/admin/health?tab=reports", label: "Blocked content" },
  queries: { href: "/admin/health?tab=queries", label: "Query times" },
  audit: { href: "/admin/audit", label: "Audit log" },
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
    places: ["messages", "features", "work", "payments", "reports", "queries", "audit"],
  },
];

/** The address of one user's panel. */
export const userAddress = (userId: string) => `${adminPages.users.href}?user=${userId}`;
