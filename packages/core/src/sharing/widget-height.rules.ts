import type { WidgetKind } from "./share.types.ts";

/** How high a widget's first screen is, in CSS pixels. */
export interface WidgetHeight {
  /** In a column of 360 to 390 px. */
  phone: number;
  /** From 460 px on. */
  wide: number;
}

/** From here on a widget lays its fields out side by side; a page around it needs 40 px more. */
const widePagePx = 500;

/**
 * The room that each kind of widget needs: measured with a full form (four tickets, four amounts,
 * a purpose, a dedication). Skeletons, snippets and frames go by it; a test holds it to the truth.
 */
export const widgetHeights: Readonly<Record<WidgetKind, WidgetHeight>> = {
  rsvp: { phone: 960, wide: 810 },
  tickets: { phone: 1050, wide: 790 },
  donation: { phone: 1430, wide: 1240 },
  showcase: { phone: 930, wide: 860 },
  countdown: { phone: 640, wide: 650 },
};

/**
 * What a host element says so that its page does not move when the widget arrives, as the value
 * of a `style` attribute: one height below 500 px of page, another from there on.
 */
export function reservingStyle(kind: WidgetKind): string {
  const { phone, wide } = widgetHeights[kind];
  return `display:block;min-height:clamp(${wide}px,(${widePagePx}px - 100vw)*9999,${phone}px)`;
}

/** The height of a plain frame, which cannot grow: nothing scrolls in it on a phone or wider. */
export function frameHeight(kind: WidgetKind): number {
  return Math.max(widgetHeights[kind].phone, widgetHeights[kind].wide);
}
