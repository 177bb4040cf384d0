import type { WidgetEvents } from "./widget-events.gen.ts";
import { names } from "./event-names.gen.ts";

export function isEventName(name: string): name is keyof WidgetEvents {
  return Object.hasOwn(names, name);
}

/** Every event of a widget. */
export const eventNames = Object.keys(names).filter(isEventName);
