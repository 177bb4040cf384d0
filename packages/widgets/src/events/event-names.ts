import type { WidgetEvents } from "./events.types.ts";

/** Each of them once: one that is missing here does not compile. */
const names: Record<keyof WidgetEvents, true> = {
  "jubilee:ready": true,
  "jubilee:view": true,
  "jubilee:step": true,
  "jubilee:rsvp-submitted": true,
  "jubilee:rsvp-updated": true,
  "jubilee:order-started": true,
  "jubilee:order-completed": true,
  "jubilee:order-failed": true,
  "jubilee:donation-started": true,
  "jubilee:donation-completed": true,
  "jubilee:waitlist-joined": true,
  "jubilee:close": true,
  "jubilee:error": true,
};

export function isEventName(name: string): name is keyof WidgetEvents {
  return Object.hasOwn(names, name);
}

/** Every event of a widget. */
export const eventNames = Object.keys(names).filter(isEventName);
