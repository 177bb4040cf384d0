/** The names under which an event's data is kept. A change to an event invalidates its whole branch. */
export const keys = {
  events: ["events"] as const,
  venues: ["bookings", "spaces"] as const,
  event: (id: string) => ["events", id] as const,
  record: (id: string) => ["events", id, "record"] as const,
  overview: (id: string) => ["events", id, "overview"] as const,
  guests: (id: string) => ["events", id, "guests"] as const,
  imports: (id: string) => ["events", id, "imports"] as const,
  /** What undoing an import would do; apart from its event, since the undoing ends the question. */
  importUndo: (importId: string) => ["import-undo", importId] as const,
  guestCalendar: (id: string, guestId: string) =>
    ["events", id, "guest-calendar", guestId] as const,
  rsvps: (id: string) => ["events", id, "rsvps"] as const,
  invitations: (id: string) => ["events", id, "invitations"] as const,
  form: (id: string) => ["events", id, "form"] as const,
  ticketTypes: (id: string) => ["events", id, "ticket-types"] as const,
  ticketTiers: (id: string, typeId: string) => ["events", id, "ticket-types", typeId] as const,
  ticketDesk: (id: string) => ["events", id, "ticket-desk"] as const,
  orders: (id: string) => ["events", id, "orders"] as const,
  order: (id: string, orderId: string) => ["events", id, "orders", orderId] as const,
  refundRuns: (id: string) => ["events", id, "refund-runs"] as const,
  refundRun: (id: string, runId: string) => ["events", id, "refund-runs", runId] as const,
  /** Apart from its event: the start of a run ends the question. */
  refundOutlook: (id: string, orderIds: readonly string[] | null) =>
    ["refund-outlook", id, orderIds] as const,
  series: (id: string) => ["events", id, "series"] as const,
  change: (id: string, request: unknown) => ["events", id, "change", request] as const,
  notice: (id: string) => ["events", id, "notice"] as const,
  bookings: (id: string) => ["events", id, "bookings"] as const,
  party: (id: string, eventGuestId: string) => ["events", id, "party", eventGuestId] as const,
  seating: (id: string) => ["events", id, "seating"] as const,
  checkIn: (id: string) => ["events", id, "check-in"] as const,
  scanFields: (id: string) => ["events", id, "scan-fields"] as const,
  links: (id: string) => ["events", id, "links"] as const,
};
