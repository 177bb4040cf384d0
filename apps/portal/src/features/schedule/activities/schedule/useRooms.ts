import { isSameRoom, roomsOf } from "@jubilee/core/schedule/activities.rules";
import type { ActivityRecord, ScheduleSpace } from "@jubilee/core/schedule/activities.types";
import { useState } from "react";
import { without, type Rooms } from "./grid.rules.ts";

/**
 * The columns of a day: rooms that are in use first, idle ones behind. The order stays while the
 * day is shown, so that nothing jumps when an activity is moved; only rooms that are new join it.
 */
export function useRooms(
  all: readonly ActivityRecord[],
  spaces: readonly ScheduleSpace[],
  day: string,
): Rooms {
  const [kept, keep] = useState<{ day: string; rooms: Rooms }>({ day: "", rooms: [] });
  const every = roomsOf(all, spaces);
  const inUse = roomsOf(all.filter(({ startLocal }) => startLocal.startsWith(day)));
  const known = kept.day === day && kept.rooms.length > 0 ? kept.rooms : inUse;
  const here = known.filter((room) => every.some((one) => isSameRoom(one, room)));
  const rooms = [...here, ...without(every, here)];
  const hasChanged =
    kept.day !== day || rooms.length !== kept.rooms.length || without(rooms, kept.rooms).length > 0;
  if (hasChanged) keep({ day, rooms });
  return rooms;
}
