import { clockFields } from "@jubilee/core/base/time.rules";
import { activitiesCopy } from "@jubilee/core/schedule/activities.copy";
import { isSameRoom } from "@jubilee/core/schedule/activities.rules";
import type { ActivityMove, ActivityRecord } from "@jubilee/core/schedule/activities.types";
import { conflictsOf, type ScheduleKnown } from "@jubilee/core/schedule/schedule-conflicts.rules";
import { DragVoice, useKeptFocus } from "@jubilee/ui/drag";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import * as beside from "../../../../page-kit/calendar/HoursGrid.css.ts";
import { clocksText } from "../../../../page-kit/calendar/calendar-words.rules.ts";
import { layOut } from "../../../../page-kit/calendar/hours.rules.ts";
import * as css from "./Grid.css.ts";
import { hoursOf, roomName, shifted } from "./grid.rules.ts";
import { ScheduleBlock, type RoomShift } from "./ScheduleBlock.tsx";
import { useDrag } from "./useDrag.ts";

const keysWords =
  "Space lifts it, then the arrow keys move it by a quarter of an hour or to the next room. With Shift they move it at once. M names rooms and days to move it to. Enter opens it.";

export interface ScheduleGridProps {
  /** Those of the day that is shown. */
  activities: readonly ActivityRecord[];
  rooms: readonly (string | null)[];
  known: ScheduleKnown;
  onMove: (activity: ActivityRecord, move: ActivityMove) => void;
  onOpen: (activity: ActivityRecord) => void;
  /** Opens “Move to…”. Left out for who may only look: nothing is lifted then. */
  onMoveTo?: ((activity: ActivityRecord) => void) | undefined;
}

/** One day: rooms side by side, hours from top to bottom. Conflicts are marked while one drags. */
export function ScheduleGrid(props: ScheduleGridProps) {
  const { activities, rooms, known, onMove, onOpen, onMoveTo } = props;
  const locale = useLocale();
  const keepFocus = useKeptFocus();
  const { from, to } = hoursOf(activities);
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    ...clockFields(locale),
  });
  const tell = (activity: ActivityRecord, move: ActivityMove) => {
    const clashes = conflictsOf({ ...activity, ...move }, activities, known);
    return [
      `${clocksText(move.startLocal, move.endLocal, locale)}, ${roomName(move.room)}`,
      ...clashes.map((one) => activitiesCopy.conflict(one)),
    ].join(". ");
  };
  const { dragged, drag, tookPlace, handlersOf, stop } = useDrag(rooms, onMove, tell, onMoveTo);
  const shift = (activity: ActivityRecord, by: RoomShift) => {
    const move = shifted(activity, by, rooms);
    if (!move) return;
    keepFocus(activity.id);
    onMove(activity, move);
  };
  const shown = activities.map((one) =>
    one.id === dragged?.id ? { ...one, ...dragged.move } : one,
  );
  const hours = Array.from({ length: to - from }, (_, index) => from + index);
  const bodyPx = hours.length * 4 * css.stepPx;
  return (
    // It scrolls sideways, so it can be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={beside.scroller} aria-label="Rooms and hours" tabIndex={0} data-scrolls="">
      <VisuallyHidden>
        <span id="schedule-keys">{onMoveTo ? keysWords : "Enter opens it."}</span>
      </VisuallyHidden>
      <div
        className={beside.grid}
        style={{ gridTemplateColumns: `72px repeat(${rooms.length}, minmax(168px, 1fr))` }}
      >
        <div className={beside.corner} />
        {rooms.map((room) => (
          <div key={room} className={css.room} dir="auto">
            {roomName(room)}
          </div>
        ))}
        <div className={beside.hours} style={{ height: bodyPx }}>
          {hours.map((hour, index) => (
            <span key={hour} className={beside.hour} style={{ top: index * 4 * css.stepPx }}>
              {format.format(hour * 3_600_000)}
            </span>
          ))}
        </div>
        {rooms.map((room) => {
          const own = shown.filter((one) => isSameRoom(one.room, room));
          return (
            <div key={room} className={css.column} style={{ height: bodyPx }} data-column="">
              {layOut(own).map(({ entry: activity, lane, lanes }) => (
                <ScheduleBlock
                  key={activity.id}
                  activity={activity}
                  lane={lane}
                  lanes={lanes}
                  fromHour={from}
                  clock={clocksText(activity.startLocal, activity.endLocal, locale)}
                  conflicts={conflictsOf(activity, shown, known)}
                  isDragged={activity.id === dragged?.id}
                  handlers={handlersOf(activities.find(({ id }) => id === activity.id) ?? activity)}
                  onOpen={() => {
                    if (!tookPlace()) onOpen(activity);
                    stop();
                  }}
                  {...(onMoveTo && activity.status !== "cancelled"
                    ? {
                        onMoveTo: () => onMoveTo(activity),
                        onShift: (by: RoomShift) => shift(activity, by),
                      }
                    : {})}
                />
              ))}
            </div>
          );
        })}
      </div>
      <DragVoice drag={drag} />
    </section>
  );
}
