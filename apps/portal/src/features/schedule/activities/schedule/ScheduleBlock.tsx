import { activitiesCopy } from "@jubilee/core/schedule/activities.copy";
import { minutesOf } from "@jubilee/core/schedule/activities.rules";
import type { ActivityConflict, ActivityRecord } from "@jubilee/core/schedule/activities.types";
import { Movable } from "@jubilee/ui/move-to";
import type { HTMLAttributes, KeyboardEvent } from "react";
import * as css from "./Grid.css.ts";
import { minuteOfDay, stepMinutes } from "../../../../page-kit/calendar/hours.rules.ts";
import { roomName } from "./grid.rules.ts";

export interface ScheduleBlockProps {
  activity: ActivityRecord;
  lane: number;
  lanes: number;
  fromHour: number;
  /** The clock as the locale writes it. */
  clock: string;
  conflicts: readonly ActivityConflict[];
  isDragged: boolean;
  handlers: HTMLAttributes<HTMLElement>;
  onOpen: () => void;
  /** Both left out for what stays where it is. */
  onMoveTo?: () => void;
  onShift?: (by: RoomShift) => void;
}

/** By how much an activity moves: along the day, and over the rooms. */
export interface RoomShift {
  minutes: number;
  rooms: number;
}

const shifts: Record<string, RoomShift> = {
  ArrowUp: { minutes: -stepMinutes, rooms: 0 },
  ArrowDown: { minutes: stepMinutes, rooms: 0 },
  ArrowLeft: { minutes: 0, rooms: -1 },
  ArrowRight: { minutes: 0, rooms: 1 },
};

const [paddingPx, titlePx, detailPx] = [12, 18, 16];

/** What a block has room for: whole lines of its title, and below it when, and by whom. */
function roomIn(heightPx: number): { titleLines: number; details: 0 | 1 | 2 } {
  const inside = heightPx - paddingPx;
  const details = inside >= 2 * (titlePx + detailPx) ? 2 : inside >= titlePx + detailPx ? 1 : 0;
  const lines = Math.floor((inside - details * detailPx) / titlePx);
  return { titleLines: Math.max(1, lines), details };
}

/** An activity in the grid: dragged, moved by Shift and arrows, or opened to move it by a form. */
export function ScheduleBlock(props: ScheduleBlockProps) {
  const { activity, lane, lanes, fromHour, clock, conflicts, isDragged } = props;
  const top = ((minuteOfDay(activity.startLocal) - fromHour * 60) / stepMinutes) * css.stepPx;
  const height = Math.max((minutesOf(activity) / stepMinutes) * css.stepPx - 3, css.stepPx * 1.5);
  const { titleLines, details } = roomIn(height);
  const clash = conflicts.length > 0 && <span className={css.clash}>Clash </span>;
  const status = activity.status === "published" ? "" : activitiesCopy.statuses[activity.status];
  const look = [
    css.block[activity.status],
    conflicts.length > 0 ? css.conflict : "",
    isDragged ? css.dragged : "",
  ];
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const shift = event.shiftKey ? shifts[event.key] : undefined;
    if (!shift || !props.onShift) {
      props.handlers.onKeyDown?.(event);
      return;
    }
    event.preventDefault();
    props.onShift(shift);
  };
  return (
    <div
      className={isDragged ? css.draggedPlace : css.place}
      style={{
        insetBlockStart: top + 1,
        height,
        insetInlineStart: `calc(${(lane / lanes) * 100}% + 3px)`,
        width: `calc(${100 / lanes}% - 6px)`,
      }}
    >
      <Movable name={activity.title} onMoveTo={props.onMoveTo}>
        <button
          type="button"
          className={look.filter(Boolean).join(" ")}
          title={activity.title}
          aria-describedby="schedule-keys"
          aria-keyshortcuts={
            props.onShift &&
            "Space M Shift+ArrowUp Shift+ArrowDown Shift+ArrowLeft Shift+ArrowRight"
          }
          onClick={props.onOpen}
          {...props.handlers}
          onKeyDown={move}
        >
          <span className={css.title} style={{ WebkitLineClamp: titleLines }} dir="auto">
            {details === 0 && clash}
            <span>{activity.title}</span>
          </span>
          <span className={details > 0 ? css.detail : css.unseen}>
            {details > 0 && clash}
            <span>{[clock, status].filter(Boolean).join(" · ")}</span>
          </span>
          {activity.hostName && (
            <span className={details > 1 ? css.detail : css.unseen} dir="auto">
              {activity.hostName}
            </span>
          )}
          <span className={css.unseen}>{roomName(activity.room)}</span>
          {conflicts.map((conflict) => (
            <span key={`${conflict.reason} ${conflict.otherId}`} className={css.unseen}>
              {activitiesCopy.conflict(conflict)}
            </span>
          ))}
        </button>
      </Movable>
    </div>
  );
}
