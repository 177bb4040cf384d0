import type { Audited } from "../platform/audit.types.ts";

/** What this area writes to the log of changes, by topic: each kind with what a sentence calls it. */
export const audited: Audited = {
  events: { events: "an event", event_series: "a series of dates", own_templates: "a template" },
};
