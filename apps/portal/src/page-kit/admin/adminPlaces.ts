/** Where the administration's pages are; venues, activities and affiliates are other features' screens. */
export const adminPlaces = {
  dashboard: "/admin/dashboard",
  users: "/admin/users",
  subscriptions: "/admin/subscriptions",
  events: "/admin/events",
  venues: "/admin/venues",
  activities: "/admin/activities",
  invitations: "/admin/invitations",
  affiliates: "/admin/affiliates",
  messages: "/admin/messages",
  links: "/admin/links",
  health: "/admin/health",
  audit: "/admin/audit",
  administrators: "/admin",
} as const;

export type AdminPlace = keyof typeof adminPlaces;

export const adminPlaceNames: Readonly<Record<AdminPlace, string>> = {
  dashboard: "Dashboard",
  users: "Users",
  subscriptions: "Subscriptions",
  events: "Events",
  venues: "Venues",
  activities: "Activities",
  invitations: "Invitations",
  affiliates: "Affiliates",
  messages: "Messages",
  links: "Share links",
  health: "Health",
  audit: "Audit log",
  administrators: "Administrators",
};

/** The address of one user's panel. */
export const userAddress = (userId: string) => `${adminPlaces.users}?user=${userId}`;
