import type { WidgetFacts } from "./widget.types.ts";

/** How long it still is until an event. */
export const countdown: WidgetFacts = {
  height: { phone: 640, wide: 650 },
  words: "{name}",
  wordsWithTime: "{name}: {when}",
};
