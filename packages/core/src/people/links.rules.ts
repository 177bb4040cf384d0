import type { LinkKind } from "../sharing/links.types.ts";

/** Links by which helpers find an event's missing members. */
export const peopleLinks = {
  directory: { title: "Help us find page", path: "/help-us-find/", call: "directory" },
} as const satisfies Record<string, LinkKind>;
