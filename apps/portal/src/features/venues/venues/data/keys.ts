/** The names under which venues and bookings are kept; a write reads the whole branch again. */
export const keys = {
  all: ["venues"] as const,
  search: (search: object) => ["venues", "search", search] as const,
  venue: (id: string) => ["venues", "one", id] as const,
  link: (id: string) => ["venues", "link", id] as const,
  spaces: (query: object) => ["venues", "spaces", query] as const,
  check: (asked: object) => ["venues", "check", asked] as const,
  bookings: (span: object) => ["venues", "bookings", span] as const,
  admin: ["venues", "admin"] as const,
};
