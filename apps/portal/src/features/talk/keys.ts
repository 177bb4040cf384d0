import { keys } from "../../event-kit/data/keys.ts";

/** Of an event in its branch, so that it changes with it; of all events without one. */
const branch = (eventId: string | null) => (eventId === null ? keys.events : keys.event(eventId));

/** The names under which what guests are told and what people say is kept. */
export const talkKeys = {
  notice: (id: string) => [...keys.event(id), "notice"] as const,
  /** Everything about conversations. */
  all: (eventId: string | null) => [...branch(eventId), "threads"] as const,
  threads: (eventId: string | null, shows: string, text: string, size: number) =>
    [...branch(eventId), "threads", shows, text, size] as const,
  found: (eventId: string | null, text: string) =>
    [...branch(eventId), "threads", "found", text] as const,
  people: (threadId: string, text: string) => ["thread-people", threadId, text] as const,
  /** Whom one plans with, and what is shared with them. */
  network: ["planning-network"] as const,
  /** The forum with its topics and what is found in it. */
  forum: ["forum"] as const,
  moderation: ["forum", "moderation"] as const,
  topics: (asked: object) => ["forum", "topics", asked] as const,
  topic: (id: string) => ["forum", "topic", id] as const,
  posts: (text: string) => ["forum", "posts", text] as const,
  reports: (eventId: string | null) => [...branch(eventId), "threads", "reports"] as const,
};
