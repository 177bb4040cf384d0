import { rsvp } from "../copy/en/rsvp.copy.ts";
import type { SharedEvent } from "@jubilee/core/sharing/public-event.types";
import type { WidgetDefinition } from "../element/definition.types.ts";
import { eventTime, momentInZone, viewerTime } from "../format/event-time.ts";
import { sheet as counter } from "../styles/counter.css.ts";
import { sheet } from "../styles/rsvp.css.ts";
import { Rsvp } from "./Rsvp.tsx";

export const widget: WidgetDefinition<SharedEvent> = {
  kind: "rsvp",
  sheets: [counter, sheet],
  prepare: ({ context: { locale, now }, data: { event, rsvp } }) => [
    () => eventTime(event, locale, now()),
    () => viewerTime(event.startDate, event, locale),
    () => rsvp.deadline && momentInZone(rsvp.deadline, event, locale),
  ],
  Screen: Rsvp,
  words: rsvp,
};
