/** Under the event's own branch, so that a change to the event reads these again too. */
export const keys = {
  overview: ["events", "tickets"] as const,
  event: (id: string) => ["events", id] as const,
  desk: (id: string) => ["events", id, "ticket-desk"] as const,
  activity: (id: string) => ["activities", id, "tickets"] as const,
  money: (id: string) => ["events", id, "ticket-money"] as const,
};
