import { countedEvent } from "@jubilee/core/sharing/countdown.rules";
import type { SharedCountdown } from "@jubilee/core/sharing/countdown.types";
import { countdown } from "../copy/en/countdown.copy.ts";
import type { WidgetDefinition } from "../element/definition.types.ts";
import { viewerTime } from "../format/event-time.ts";
import { sheet } from "../styles/timer.css.ts";
import { Countdown } from "./Countdown.tsx";

export const widget: WidgetDefinition<SharedCountdown> = {
  kind: "countdown",
  sheets: [sheet],
  prepare: (data, locale) => {
    const event = countedEvent(data);
    if (event) viewerTime(event.startDate, event, locale);
  },
  Screen: Countdown,
  words: countdown,
};
