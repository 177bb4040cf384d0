import { tickets } from "../copy/en/tickets.copy.ts";
import type { SharedEvent } from "@jubilee/core/sharing/public-event.types";
import type { WidgetDefinition } from "../element/definition.types.ts";
import { viewerTime } from "../format/event-time.ts";
import { sheet as counter } from "../styles/counter.css.ts";
import { sheet } from "../styles/tickets.css.ts";
import { Tickets } from "./Tickets.tsx";

export const widget: WidgetDefinition<SharedEvent> = {
  kind: "tickets",
  sheets: [counter, sheet],
  prepare: ({ event }, locale) => viewerTime(event.startDate, event, locale),
  Screen: Tickets,
  words: tickets,
};
