import { notices } from "../account/notices.gen.ts";
import type { NoticeSwitch, ToldFacts } from "../account/notices.types.ts";

const topics: ReadonlyMap<string, NoticeSwitch> = new Map(Object.entries(notices));

/** What was told of one thing. */
export interface Told {
  topic: string;
  detail: ToldFacts;
  eventId: string | null;
}

/** What happened, in one line; a topic that is newer than this code is told by its event alone. */
export function lineOf({ topic, detail }: Told): string {
  return topics.get(topic)?.line(detail) ?? "Something new";
}

/** What a topic is called. */
export function topicTitle(topic: string): string {
  return topics.get(topic)?.title ?? "Something new";
}

/** What it is called to be told no more of this one thing; null where only its kind can be left. */
export function lessOf({ topic, detail }: Told): string | null {
  return topics.get(topic)?.less?.(detail) ?? null;
}

/** Where it is looked at: the address without its first slash, and what leads there. */
export function placeOf({ topic, detail, eventId }: Told): { label: string; path: string } {
  const page = topics.get(topic)?.page;
  if (page) return { label: page.label, path: page.path(detail) };
  return eventId === null
    ? { label: "Open your events", path: "dashboard" }
    : { label: "Open the event", path: `event-details/${eventId}` };
}
