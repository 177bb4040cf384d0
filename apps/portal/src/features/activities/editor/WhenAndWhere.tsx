import { conflictsOf, roomsOf } from "@jubilee/core/activities/rules";
import type { ActivityRecord, SharedGuests } from "@jubilee/core/activities/types";
import { endAfterMove } from "@jubilee/core/events/rules";
import type { EventRecord } from "@jubilee/core/events/types";
import { Combobox } from "@jubilee/ui/combobox";
import { DateTimeZone } from "@jubilee/ui/date-time-zone";
import { TextField } from "@jubilee/ui/text-field";
import { Conflicts } from "../schedule/Conflicts.tsx";
import { pair, part } from "./ActivityEditor.css.ts";
import type { FieldsProps } from "./fields.types.ts";

export interface WhenAndWhereProps extends FieldsProps {
  event: EventRecord;
  /** Empty for one that is new. */
  activityId: string;
  others: readonly ActivityRecord[];
  sharedGuests: readonly SharedGuests[];
}

/** Time, room and host, with what stands in their way while they are typed. */
export function WhenAndWhere(props: WhenAndWhereProps) {
  const { draft, errors, onChange, event, activityId, others, sharedGuests } = props;
  const rooms = roomsOf(others).filter((room) => room !== null);
  const known = draft.room === "" || rooms.includes(draft.room) ? rooms : [...rooms, draft.room];
  const placed = {
    ...draft,
    id: activityId,
    room: draft.room.trim() || null,
    hostName: draft.hostName.trim() || null,
  };
  const moveStart = (startLocal: string) =>
    onChange({ startLocal, endLocal: endAfterMove(draft.startLocal, startLocal, draft.endLocal) });
  return (
    <div className={part}>
      <div className={pair}>
        <DateTimeZone
          zone={event.timeZone}
          label="Starts"
          value={draft.startLocal}
          onValueChange={moveStart}
          error={errors.startLocal}
          required
        />
        <DateTimeZone
          zone={event.timeZone}
          label="Ends"
          value={draft.endLocal}
          onValueChange={(endLocal) => onChange({ endLocal })}
          error={errors.endLocal}
          required
        />
      </div>
      <div className={pair}>
        <Combobox
          label="Room"
          optional
          placeholder="Long room"
          value={draft.room}
          valueLabel={draft.room}
          options={known.map((room) => ({ value: room, label: room }))}
          onValueChange={(room) => onChange({ room })}
          onCreate={(room) => onChange({ room: room.slice(0, 120) })}
          empty="Type the name of a room"
        />
        <TextField
          label="Host"
          optional
          placeholder="Who leads it"
          value={draft.hostName}
          onValueChange={(hostName) => onChange({ hostName })}
          error={errors.hostName}
          maxLength={200}
          dir="auto"
          autoComplete="off"
        />
      </div>
      <Conflicts conflicts={conflictsOf(placed, others, sharedGuests)} />
    </div>
  );
}
