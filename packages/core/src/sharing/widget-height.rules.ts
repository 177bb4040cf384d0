import { widgetHeights, type WidgetKind } from "./widget-kinds.rules.ts";

/** From here on a widget lays its fields out side by side; a page around it needs 40 px more. */
const widePagePx = 500;

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
