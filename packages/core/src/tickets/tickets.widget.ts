import type { WidgetFacts } from "../sharing/widget.types.ts";

/** An event's tickets. */
export const tickets: WidgetFacts = {
  height: { phone: 1050, wide: 790 },
  takesPayments: true,
  words: "Tickets: {name}",
};
