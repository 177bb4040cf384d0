import type { LinkKind } from "../sharing/links.types.ts";

/** Links of a template. */
export const eventsLinks = {
  shared_template: { title: "Template", path: "/shared-template/", call: "template" },
} as const satisfies Record<string, LinkKind>;
