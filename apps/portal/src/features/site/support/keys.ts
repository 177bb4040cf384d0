/** The names under which requests are kept. */
export const keys = {
  all: ["support"] as const,
  own: ["support", "own"] as const,
  everyone: ["support", "everyone"] as const,
  last: ["support", "last"] as const,
  messages: (requestId: string) => ["support", "messages", requestId] as const,
};
