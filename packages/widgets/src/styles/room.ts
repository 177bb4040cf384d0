import { globalStyle } from "@vanilla-extract/css";
import { widgetHeights } from "@jubilee/core/sharing/widget-kinds.rules";
import type { WidgetKind } from "../kinds.ts";

/** As much room as a kind's first screen will take, while nothing is known of it. */
export function roomFor(kind: WidgetKind): void {
  const { phone, wide } = widgetHeights[kind];
  globalStyle(":host", { vars: { "--phone": `${phone}px`, "--wide": `${wide}px` } });
}
