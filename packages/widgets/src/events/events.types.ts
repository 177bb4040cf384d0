export type { WidgetErrorCode } from "./every.events.ts";
export type { WidgetEvents } from "./widget-events.gen.ts";
