import type { ThreadsAsked, ThreadsShown } from "@jubilee/core/talk/threads.api";

/** Which conversations an address is about. */
export type Shows = "all" | Exclude<ThreadsShown, "unread">;

/** Which of those somebody wants to see. */
export const chosen = ["all", "unread", "ended", "reported"] as const;
export type Chosen = (typeof chosen)[number];

export const firstSize = 50;

/** What is asked for, as the list and whoever reads ahead of it ask. */
export function threadsAsked(
  eventId: string | null,
  shows: Shows,
  choice: Chosen,
  size: number,
): ThreadsAsked {
  const of = choice === "unread" ? "unread" : shows === "all" ? null : shows;
  return {
    ...(eventId === null ? {} : { eventId }),
    ...(choice === "ended" ? { closed: true } : {}),
    ...(of === null ? {} : { shows: of }),
    size,
  };
}
