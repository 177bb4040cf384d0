/** The names under which the administration's data is kept; a write reads the whole branch again. */
export const adminKeys = {
  all: ["admin"] as const,
  administrators: ["admin", "administrators"] as const,
  overview: ["admin", "overview"] as const,
  health: ["admin", "health"] as const,
  users: ["admin", "users"] as const,
  user: (id: string) => ["admin", "user", id] as const,
  sessions: (id: string) => ["admin", "sessions", id] as const,
  subscriptions: ["admin", "subscriptions"] as const,
  events: ["admin", "events"] as const,
  activities: ["admin", "activities"] as const,
  invitations: ["admin", "invitations"] as const,
  links: ["admin", "links"] as const,
  jobs: ["admin", "jobs"] as const,
  reports: ["admin", "reports"] as const,
  flags: ["admin", "flags"] as const,
  audit: ["admin", "audit"] as const,
};
