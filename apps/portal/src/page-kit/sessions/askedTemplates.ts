import type { AnyTemplate } from "@jubilee/core/events/own-templates.types";

/** Templates that were asked for, by their key: somebody's own among them, so a session's end clears it. */
export const askedTemplates = new Map<string, Promise<AnyTemplate | null>>();
