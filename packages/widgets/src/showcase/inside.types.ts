import type { WidgetKind } from "../widget.types.ts";

/** The widgets that a face opens in its own place. */
export type Inside = Extract<WidgetKind, "rsvp" | "tickets" | "donation">;
