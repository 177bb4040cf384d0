import { isSameRoom, minutesOf, movedTo } from "@jubilee/core/activities/rules";
import type { ActivityMove, ActivityRecord } from "@jubilee/core/activities/types";

/** Moves go by quarters of an hour. */
export const stepMinutes = 15;

/** Minutes since midnight of a wall time. */
export function minuteOfDay(wall: string): number {
  return Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
}

/** The hours a day's grid shows: whole ones around all activities, eight at least. */
export function hoursOf(activities: readonly ActivityRecord[]): { from: number; to: number } {
  const starts = activities.map(({ startLocal }) => minuteOfDay(startLocal));
  const ends = activities.map((one) => minuteOfDay(one.startLocal) + minutesOf(one));
  const from = Math.max(0, Math.floor(Math.min(...starts) / 60) - 1);
  const to = Math.max(from + 8, Math.ceil(Math.max(...ends) / 60) + 1);
  return { from, to: Math.min(to, Math.max(24, Math.ceil(Math.max(...ends) / 60))) };
}

export interface LaidOut {
  activity: ActivityRecord;
  /** Which of the room's lanes, from 0; several stand side by side where times overlap. */
  lane: number;
  lanes: number;
}

/** Puts one room's activities side by side where they overlap. */
export function layOut(activities: readonly ActivityRecord[]): LaidOut[] {
  const laid: LaidOut[] = [];
  let group: LaidOut[] = [];
  let groupEnd = "";
  const ends: string[] = [];
  const sorted = activities.toSorted((one, other) =>
    one.startLocal.localeCompare(other.startLocal),
  );
  for (const activity of sorted) {
    if (activity.startLocal >= groupEnd) {
      group = [];
      ends.length = 0;
    }
    const free = ends.findIndex((end) => end <= activity.startLocal);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = activity.endLocal;
    const entry = { activity, lane, lanes: 1 };
    group.push(entry);
    laid.push(entry);
    for (const one of group) one.lanes = ends.length;
    groupEnd =
      group
        .map(({ activity: { endLocal } }) => endLocal)
        .toSorted()
        .at(-1) ?? "";
  }
  return laid;
}

/** An activity some quarters later or earlier and some rooms on; null where there is no further. */
export function shifted(
  activity: ActivityRecord,
  by: { minutes: number; rooms: number },
  rooms: readonly (string | null)[],
): ActivityMove | null {
  const minute = minuteOfDay(activity.startLocal) + by.minutes;
  const at = rooms.findIndex((one) => isSameRoom(one, activity.room));
  const room = rooms[at + by.rooms];
  if (minute < 0 || minute >= 24 * 60 || room === undefined) return null;
  const clock = [Math.floor(minute / 60), minute % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
  return movedTo(activity, `${activity.startLocal.slice(0, 10)}T${clock}`, room);
}
