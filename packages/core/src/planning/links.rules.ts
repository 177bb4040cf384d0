import type { LinkKind } from "../sharing/links.types.ts";

/** Links of a poll. */
export const planningLinks = {
  poll: { title: "Poll page", path: "/poll/", call: "poll", widget: "poll" },
  embed_poll: { title: "Poll widget", path: "/embed/poll/", call: "poll", widget: "poll" },
} as const satisfies Record<string, LinkKind>;
