import { counted } from "@jubilee/core/base/words.rules";
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
import { columnOf, hoursOf, roomName, shifted } from "./grid.rules.ts";
import { ScheduleBlock, type RoomShift } from "./ScheduleBlock.tsx";
import { useDrag } from "./useDrag.ts";
import { useShownRooms } from "./useShownRooms.ts";

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
  const columns = useShownRooms(rooms, activities);
  const { order } = columns;
  const { dragged, drag, tookPlace, handlersOf, stop } = useDrag(order, onMove, tell, onMoveTo);
  const shift = (activity: ActivityRecord, by: RoomShift) => {
    const move = shifted(activity, by, order);
    if (!move) return;
    keepFocus(activity.id);
    onMove(activity, move);
  };
  const shown = activities.map((one) =>
    one.id === dragged?.id ? { ...one, ...dragged.move } : one,
  );
  const entered = dragged?.move.room;
  const inSight = order
    .filter(
      (room) =>
        columns.shown.includes(room) || (entered !== undefined && isSameRoom(room, entered)),
    )
    .map((room) => ({ room, laid: layOut(shown.filter((one) => isSameRoom(one.room, room))) }));
  const widths = inSight.map(({ laid }) => columnOf(Math.max(1, ...laid.map((one) => one.lanes))));
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
        style={{
          gridTemplateColumns: `72px ${widths.join(" ")}${columns.empty > 0 ? " 96px" : ""}`,
        }}
      >
        <div className={beside.corner} />
        {inSight.map(({ room }) => (
          <div key={room} className={css.room} dir="auto">
            {roomName(room)}
          </div>
        ))}
        {columns.empty > 0 && (
          <button
            type="button"
            className={css.emptyRooms}
            aria-expanded={columns.isOpen}
            onClick={columns.toggle}
          >
            {columns.isOpen ? "Only rooms in use" : `+${counted(columns.empty, "empty room")}`}
          </button>
        )}
        <div className={beside.hours} style={{ height: bodyPx }}>
          {hours.map((hour, index) => (
            <span key={hour} className={beside.hour} style={{ top: index * 4 * css.stepPx }}>
              {format.format(hour * 3_600_000)}
            </span>
          ))}
        </div>
        {inSight.map(({ room, laid }) => (
          <div key={room} className={css.column} style={{ height: bodyPx }} data-column="">
            {laid.map(({ entry: activity, lane, lanes }) => (
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
        ))}
        {columns.empty > 0 && <div className={css.emptyColumn} data-column="" />}
      </div>
      <DragVoice drag={drag} />
    </section>
  );
}
