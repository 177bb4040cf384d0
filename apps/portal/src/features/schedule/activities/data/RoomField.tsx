import { roomsOf } from "@jubilee/core/schedule/activities.rules";
import type { ActivityRecord, ScheduleSpace } from "@jubilee/core/schedule/activities.types";
import { Combobox } from "@jubilee/ui/combobox";

export interface RoomFieldProps {
  value: string;
  onChange: (room: string) => void;
  spaces: readonly ScheduleSpace[];
  others: readonly Pick<ActivityRecord, "room">[];
}

const longestRoom = 120;

/** The room: a space of the event's venue, one in use, or a new name. */
export function RoomField({ value, onChange, spaces, others }: RoomFieldProps) {
  const ofVenue = new Map(
    spaces.map((space) => [space.name.toLocaleLowerCase(), space.largestCapacity]),
  );
  const rooms = roomsOf([...others, { room: value || null }], spaces).filter(
    (room) => room !== null,
  );
  return (
    <Combobox
      label="Room"
      optional
      placeholder="Long room"
      value={value}
      valueLabel={value}
      options={rooms.map((room) => {
        const most = ofVenue.get(room.toLocaleLowerCase());
        return {
          value: room,
          label: room,
          ...(ofVenue.size > 0 && { group: most === undefined ? "Elsewhere" : "At the venue" }),
          ...(most && { detail: `Up to ${most} people` }),
        };
      })}
      onValueChange={onChange}
      adding={{ onAdd: (room) => onChange(room.slice(0, longestRoom)) }}
      empty="Type the name of a room"
    />
  );
}
