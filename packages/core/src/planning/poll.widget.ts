import type { WidgetFacts } from "../sharing/widget.types.ts";

/** A poll's questions, and what became of them. */
export const poll: WidgetFacts = {
  height: { phone: 760, wide: 700 },
  words: "Vote: {name}",
};
