/** The names under which an event's activities are kept: a part of the event's own branch. */
export const activityKeys = {
  ofEvent: (eventId: string) => ["events", eventId, "activities"] as const,
  list: (eventId: string) => ["events", eventId, "activities", "list"] as const,
  desk: (eventId: string) => ["events", eventId, "activities", "desk"] as const,
  versions: (eventId: string) => ["events", eventId, "activities", "versions"] as const,
  people: (eventId: string, id: string) => ["events", eventId, "activities", "people", id] as const,
  /** Read by its own id, before its event is known. */
  record: (id: string) => ["activities", id] as const,
};
