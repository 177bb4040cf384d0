import { isSameRoom, minutesOf, movedTo } from "@jubilee/core/schedule/activities.rules";
import type { ActivityMove, ActivityRecord } from "@jubilee/core/schedule/activities.types";
import { minuteOfDay } from "../../../../page-kit/calendar/hours.rules.ts";

/** The hours a day's grid shows: whole ones around all activities, eight at least. */
export function hoursOf(activities: readonly ActivityRecord[]): { from: number; to: number } {
  const starts = activities.map(({ startLocal }) => minuteOfDay(startLocal));
  const ends = activities.map((one) => minuteOfDay(one.startLocal) + minutesOf(one));
  const from = Math.max(0, Math.floor(Math.min(...starts) / 60) - 1);
  const to = Math.max(from + 8, Math.ceil(Math.max(...ends) / 60) + 1);
  return { from, to: Math.min(to, Math.max(24, Math.ceil(Math.max(...ends) / 60))) };
}

/** A column's name; what has no room stands in one of its own. */
export const roomName = (room: string | null): string => room ?? "No room yet";

/** Rooms as columns; null is what has none yet. */
export type Rooms = readonly (string | null)[];

/** Rooms without those that are known already. */
export const without = (rooms: Rooms, known: Rooms): Rooms =>
  rooms.filter((room) => !known.some((one) => isSameRoom(one, room)));

/** What a block with its words needs. */
const lanePx = 168;

/** The width of a column: one where several stand side by side takes the room of as many. */
export const columnOf = (lanes: number): string => `minmax(${lanes * lanePx}px, ${lanes}fr)`;

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
