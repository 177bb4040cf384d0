import type { WidgetFacts } from "../sharing/widget.types.ts";

/** An event's reply form. */
export const rsvp: WidgetFacts = {
  height: { phone: 960, wide: 810 },
  words: "Reply: {name}",
};
