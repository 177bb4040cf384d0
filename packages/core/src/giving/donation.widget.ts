import type { WidgetFacts } from "../sharing/widget.types.ts";

/** A campaign's gifts. */
export const donation: WidgetFacts = {
  height: { phone: 1430, wide: 1240 },
  takesPayments: true,
  words: "Give: {name}",
};
