import { payingKinds as paying, widgetHeights as heights, widgetKinds } from "./widgets.gen.ts";
import type { WidgetHeight } from "./widget.types.ts";

/**
 * Every kind of widget, as its area declares it (`<area>/<kind>.widget.ts`). Build, loader, frame,
 * server, snippets and elements go by this list.
 */
export { widgetKinds };

export type WidgetKind = (typeof widgetKinds)[number];

/** Kinds from which a payment page is opened; a frame of the others may not. */
export const payingKinds: readonly WidgetKind[] = paying;

/** The room that each kind of widget needs. */
export const widgetHeights: Readonly<Record<WidgetKind, WidgetHeight>> = heights;
