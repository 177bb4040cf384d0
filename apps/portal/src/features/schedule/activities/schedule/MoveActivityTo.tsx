import { activitiesCopy } from "@jubilee/core/schedule/activities.copy";
import { isSameRoom, movedTo } from "@jubilee/core/schedule/activities.rules";
import type { ActivityMove, ActivityRecord } from "@jubilee/core/schedule/activities.types";
import { conflictsOf, type ScheduleKnown } from "@jubilee/core/schedule/schedule-conflicts.rules";
import { MoveTo, type MoveTarget } from "@jubilee/ui/move-to";
import { CalendarDays, Clock, DoorOpen } from "lucide-react";
import { dayText } from "../../../../page-kit/calendar/calendar-words.rules.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { roomName } from "./grid.rules.ts";

export interface MoveActivityToProps {
  activity: ActivityRecord;
  all: readonly ActivityRecord[];
  /** The days that have activities. */
  days: readonly string[];
  rooms: readonly (string | null)[];
  known: ScheduleKnown;
  onMove: (move: ActivityMove) => void;
  /** Another time: the form. */
  onForm: () => void;
  onClose: () => void;
}

interface Way {
  target: MoveTarget;
  does: () => void;
}

/** “Move to…” for an activity: another room, another day at the same hour, or the form; what it would meet there is said. */
export function MoveActivityTo(props: MoveActivityToProps) {
  const { activity, all, days, rooms, known, onMove, onForm, onClose } = props;
  const locale = useLocale();
  const { startLocal, room: ownRoom } = activity;
  const [ownDay, clock] = [startLocal.slice(0, 10), startLocal.slice(10)];
  const way = (to: ActivityMove, target: MoveTarget): Way => {
    const meets = conflictsOf({ ...activity, ...to }, all, known)
      .map((one) => activitiesCopy.conflict(one))
      .join(". ");
    return { target: { ...target, ...(meets && { detail: meets }) }, does: () => onMove(to) };
  };
  const ways: Way[] = [
    ...rooms
      .filter((room) => !isSameRoom(room, ownRoom))
      .map((room) =>
        way(movedTo(activity, startLocal, room), {
          id: `room ${room}`,
          label: roomName(room),
          group: "Room",
          icon: <DoorOpen />,
        }),
      ),
    ...days
      .filter((day) => day !== ownDay)
      .map((day) =>
        way(movedTo(activity, `${day}${clock}`, ownRoom), {
          id: `day ${day}`,
          label: dayText(day, locale, { weekday: "long", day: "numeric", month: "long" }),
          group: "Day, at the same hour",
          icon: <CalendarDays />,
        }),
      ),
    {
      target: { id: "time", label: "Another time…", group: "Time", icon: <Clock /> },
      does: onForm,
    },
  ];
  return (
    <MoveTo
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      name={activity.title}
      targets={ways.map(({ target }) => target)}
      onMove={(chosen) => ways.find(({ target }) => target.id === chosen.id)?.does()}
    />
  );
}
