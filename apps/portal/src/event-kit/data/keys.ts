/**
 * The names under which an event's data is kept. A change to an event invalidates its whole branch;
 * an area's own names begin with it, in a file of its own: `[...keys.event(id), "polls"]`.
 */
export const keys = {
  events: ["events"] as const,
  venues: ["bookings", "spaces"] as const,
  event: (id: string) => ["events", id] as const,
  record: (id: string) => ["events", id, "record"] as const,
  overview: (id: string) => ["events", id, "overview"] as const,
  invitations: (id: string) => ["events", id, "invitations"] as const,
  bookings: (id: string) => ["events", id, "bookings"] as const,
  links: (id: string) => ["events", id, "links"] as const,
};
