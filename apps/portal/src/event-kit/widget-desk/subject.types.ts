import type { CoverLook } from "@jubilee/core/events/events.types";
import type { EventTypeId } from "@jubilee/core/sharing/public-event.types";

/** What a widget is about: an event or a campaign. */
export interface WidgetSubject {
  name: string;
  eventTypeId: EventTypeId;
  coverSeed: string;
  /** What is worn from the cover's photo, where it has one. */
  coverLook?: CoverLook | null;
  /** When it is, of an event. */
  startDate?: string;
  endDate?: string;
  timeZone?: string;
}
