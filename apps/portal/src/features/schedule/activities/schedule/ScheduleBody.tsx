import { byStart } from "@jubilee/core/schedule/activities.rules";
import type {
  ActivityMove,
  ActivityRecord,
  ScheduleDesk,
} from "@jubilee/core/schedule/activities.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { DayActivities } from "../list/DayActivities.tsx";
import type { ScheduleView } from "./ScheduleBar.tsx";
import { ScheduleGrid } from "./ScheduleGrid.tsx";

export interface ScheduleBodyProps {
  view: ScheduleView;
  event: EventRecord;
  all: readonly ActivityRecord[];
  day: string;
  rooms: readonly (string | null)[];
  desk: ScheduleDesk;
  onMove: (activity: ActivityRecord, to: ActivityMove) => void;
  onOpen: (activity: ActivityRecord) => void;
  /** Left out for who may only look: nothing is lifted then. */
  onMoveTo?: ((activity: ActivityRecord) => void) | undefined;
}

/** The chosen day in the chosen look. */
export function ScheduleBody(props: ScheduleBodyProps) {
  const { view, event, all, day, rooms, desk, ...moves } = props;
  const ofDay = byStart(all.filter(({ startLocal }) => startLocal.startsWith(day)));
  if (view === "list") {
    return <DayActivities activities={ofDay} all={all} desk={desk} timeZone={event.timeZone} />;
  }
  return <ScheduleGrid key={day} activities={ofDay} rooms={rooms} known={desk} {...moves} />;
}
