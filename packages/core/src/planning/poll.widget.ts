import type { WidgetFacts } from "../sharing/widget.types.ts";

/** A poll's questions, and what became of them. */
export const poll: WidgetFacts = {
  height: { phone: 820, wide: 770 },
  words: "Vote: {name}",
};
