import type { ActivityRecord } from "@jubilee/core/schedule/activities.types";
import { endAfterMove } from "@jubilee/core/events/events.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { conflictsOf, type ScheduleKnown } from "@jubilee/core/schedule/schedule-conflicts.rules";
import { DateTimeZone } from "../../../../page-kit/dates/DateTimeZone.tsx";
import { RoomField } from "../data/RoomField.tsx";
import { Conflicts } from "../schedule/Conflicts.tsx";
import { pair, part } from "./ActivityEditor.css.ts";
import { HostField } from "./HostField.tsx";
import type { FieldsProps } from "./fields.types.ts";

export interface WhenAndWhereProps extends FieldsProps {
  event: EventRecord;
  /** Empty for one that is new. */
  activityId: string;
  others: readonly ActivityRecord[];
  known: ScheduleKnown;
}

/** Time, room and host, with what stands in their way while they are typed. */
export function WhenAndWhere(props: WhenAndWhereProps) {
  const { draft, errors, onChange, event, activityId, others, known } = props;
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
        <RoomField
          value={draft.room}
          onChange={(room) => onChange({ room })}
          spaces={known.spaces}
          others={others}
        />
        <HostField draft={draft} errors={errors} onChange={onChange} eventId={event.id} />
      </div>
      <Conflicts conflicts={conflictsOf(placed, others, known)} />
    </div>
  );
}
