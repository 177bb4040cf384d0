import type { FoundKind } from "@jubilee/core/insight/own-search.types";

/** The names under which what is known of people is kept. */
export const keys = {
  all: ["people"] as const,
  directories: ["people", "directories"] as const,
  directory: (eventId: string) => ["people", "directory", eventId] as const,
  members: (eventId: string, filter: string) => ["people", "directory", eventId, filter] as const,
  leads: (eventId: string) => ["people", "directory", eventId, "leads"] as const,
  record: (guestId: string) => ["people", "record", guestId] as const,
  tags: ["people", "tags"] as const,
  tagged: (tag: string) => ["people", "tags", tag] as const,
  registrations: ["people", "registrations"] as const,
  found: (text: string, kind: FoundKind | null, eventId: string | null, size: number) =>
    ["people", "found", text, kind, eventId, size] as const,
};
