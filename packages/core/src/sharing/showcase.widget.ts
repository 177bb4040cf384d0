import type { WidgetFacts } from "./widget.types.ts";

/** An event's public face, or several events. */
export const showcase: WidgetFacts = {
  height: { phone: 930, wide: 860 },
  takesPayments: true,
  words: "{name}",
};
