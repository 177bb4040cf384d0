/** The names under which an event's data is kept. A change to an event invalidates its whole branch. */
export const keys = {
  events: ["events"] as const,
  event: (id: string) => ["events", id] as const,
  record: (id: string) => ["events", id, "record"] as const,
  overview: (id: string) => ["events", id, "overview"] as const,
  guests: (id: string) => ["events", id, "guests"] as const,
  rsvps: (id: string) => ["events", id, "rsvps"] as const,
  invitations: (id: string) => ["events", id, "invitations"] as const,
  form: (id: string) => ["events", id, "form"] as const,
  ticketTypes: (id: string) => ["events", id, "ticket-types"] as const,
  ticketTiers: (id: string, typeId: string) => ["events", id, "ticket-types", typeId] as const,
  ticketDesk: (id: string) => ["events", id, "ticket-desk"] as const,
  orders: (id: string) => ["events", id, "orders"] as const,
  order: (id: string, orderId: string) => ["events", id, "orders", orderId] as const,
  notice: (id: string) => ["events", id, "notice"] as const,
  checkIn: (id: string) => ["events", id, "check-in"] as const,
  links: (id: string) => ["events", id, "links"] as const,
};
