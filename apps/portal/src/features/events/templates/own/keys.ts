/** The names under which templates of one's own are kept. */
export const templateKeys = {
  all: ["own-templates"] as const,
  list: ["own-templates", "list"] as const,
  source: (eventId: string) => ["own-templates", "source", eventId] as const,
  event: (eventId: string) => ["events", eventId, "template-source"] as const,
  any: (key: string) => ["own-templates", "any", key] as const,
};
