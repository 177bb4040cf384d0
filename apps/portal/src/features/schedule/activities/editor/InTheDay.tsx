import { toInstant } from "@jubilee/core/base/time.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { ActivityDraft, ActivityRecord } from "@jubilee/core/schedule/activities.types";
import { BeforeAndAfter } from "../detail/BeforeAndAfter.tsx";

interface InTheDayProps {
  draft: ActivityDraft;
  event: EventRecord;
  /** Empty for one that is new. */
  activityId: string;
  others: readonly ActivityRecord[];
}

/** Where it stands in the day, while it is typed; nothing before its time is whole. */
export function InTheDay({ draft, event, activityId, others }: InTheDayProps) {
  const { startLocal, endLocal } = draft;
  if (startLocal === "" || endLocal === "") return null;
  const activity = {
    id: activityId,
    title: draft.title.trim() || "This activity",
    status: draft.status,
    startLocal,
    startAt: toInstant(startLocal, event.timeZone).instant,
    endAt: toInstant(endLocal, event.timeZone).instant,
    room: draft.room.trim() || null,
  };
  const rest = others.filter(({ id }) => id !== activityId);
  return <BeforeAndAfter activity={activity} event={event} activities={[...rest, activity]} />;
}
