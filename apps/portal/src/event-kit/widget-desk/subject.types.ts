import type { EventTypeId } from "@jubilee/core/public-event/types";

/** What a widget is about: an event or a campaign. */
export interface WidgetSubject {
  name: string;
  eventTypeId: EventTypeId;
  coverSeed: string;
}
