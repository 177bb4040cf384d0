import { isSameRoom } from "@jubilee/core/schedule/activities.rules";
import type { ActivityRecord } from "@jubilee/core/schedule/activities.types";
import { useState } from "react";
import { without, type Rooms } from "./grid.rules.ts";

/** The columns of a day: rooms that are or were in use while it is shown; the empty ones are a press away. */
export function useShownRooms(rooms: Rooms, activities: readonly ActivityRecord[]) {
  const [used, keep] = useState<Rooms>([]);
  const [isOpen, setOpen] = useState(false);
  const joins = without(
    rooms.filter((room) => activities.some((one) => isSameRoom(one.room, room))),
    used,
  );
  if (joins.length > 0) keep([...used, ...joins]);
  const empty = without(rooms, [...used, ...joins]);
  const inUse = without(rooms, empty);
  const shown = isOpen || inUse.length === 0 ? rooms : inUse;
  return {
    shown,
    /** All of them, those that are shown first: what is carried past these enters the others. */
    order: [...shown, ...without(rooms, shown)],
    /** How many can be folded. */
    empty: inUse.length > 0 ? empty.length : 0,
    isOpen,
    toggle: () => setOpen(!isOpen),
  };
}
