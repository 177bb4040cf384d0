import type { SharedShowcase } from "@jubilee/core/sharing/showcase.types";
import { showcase } from "../copy/en/showcase.copy.ts";
import type { WidgetDefinition } from "../element/definition.types.ts";
import { viewerTime } from "../format/event-time.ts";
import { sheet } from "../styles/showcase.css.ts";
import { Showcase } from "./Showcase.tsx";

export const widget: WidgetDefinition<SharedShowcase> = {
  kind: "showcase",
  sheets: [sheet],
  prepare: (data, locale) => {
    const event = data.layout === "event" ? data.event : data.events[0];
    if (event) viewerTime(event.startDate, event, locale);
  },
  Screen: Showcase,
  words: showcase,
};
