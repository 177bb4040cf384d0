import { rsvp } from "../copy/en/rsvp.copy.ts";
import type { SharedEvent } from "@jubilee/core/sharing/public-event.types";
import type { WidgetDefinition } from "../element/definition.types.ts";
import { viewerTime } from "../format/event-time.ts";
import { sheet as counter } from "../styles/counter.css.ts";
import { sheet as field } from "../styles/field.css.ts";
import { sheet } from "../styles/rsvp.css.ts";
import { Rsvp } from "./Rsvp.tsx";

export const widget: WidgetDefinition<SharedEvent> = {
  kind: "rsvp",
  sheets: [field, counter, sheet],
  prepare: ({ event }, locale) => viewerTime(event.startDate, event, locale),
  Screen: Rsvp,
  words: rsvp,
};
