import type { ActivityRecord } from "@jubilee/core/schedule/activities.types";
import type { EventRecord } from "@jubilee/core/events/events.types";

export interface ActivityDetailsProps {
  activity: ActivityRecord;
  event: EventRecord;
}
