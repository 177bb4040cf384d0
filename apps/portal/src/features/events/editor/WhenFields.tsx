import { endAfterMove, inAllDay, pastNotice, withClocks } from "@jubilee/core/events/events.rules";
import { isAllDay } from "@jubilee/core/base/time.rules";
import { Checkbox } from "@jubilee/ui/checkbox";
import { useState } from "react";
import { DateRangeField } from "../../../page-kit/dates/DateRangeField.tsx";
import { DateTimeZone } from "../../../page-kit/dates/DateTimeZone.tsx";
import { TimeNotice } from "../../../event-kit/TimeNotice.tsx";
import { useNow } from "../../../page-kit/useNow.ts";
import { pair, part } from "./EventEditor.css.ts";
import type { FieldsProps } from "./fields.types.ts";
import { ZoneField } from "./ZoneField.tsx";

/**
 * Start, end and zone as the clock on the wall shows them, or whole days; tells about nights when
 * clocks change. The hours come back when somebody changes their mind about all day.
 */
export function WhenFields({ draft, errors, onChange }: FieldsProps) {
  const nowMs = useNow();
  const [isDays, setDays] = useState(() => isAllDay(draft));
  const [clocks, setClocks] = useState(() => ({
    start: isDays ? "18:00" : draft.startLocal.slice(11),
    end: isDays ? "22:00" : draft.endLocal.slice(11),
  }));
  const moveStart = (startLocal: string) =>
    onChange({ startLocal, endLocal: endAfterMove(draft.startLocal, startLocal, draft.endLocal) });
  const turn = (toDays: boolean) => {
    if (toDays) setClocks({ start: draft.startLocal.slice(11), end: draft.endLocal.slice(11) });
    setDays(toDays);
    onChange(toDays ? inAllDay(draft) : withClocks(draft, clocks));
  };
  const shared = { required: true } as const;
  return (
    <div className={part}>
      <Checkbox
        label="All day"
        help={isDays ? "It lasts from midnight to midnight on the clocks of its place." : undefined}
        checked={isDays}
        onCheckedChange={turn}
      />
      {isDays ? (
        <DateRangeField
          {...shared}
          label="The days of the event"
          startLabel="First day"
          endLabel="Last day"
          zone={draft.timeZone}
          value={{ start: draft.startLocal.slice(0, 10), end: draft.endLocal.slice(0, 10) }}
          onValueChange={({ start, end }) =>
            onChange({ startLocal: start && `${start}T00:00`, endLocal: end && `${end}T23:59` })
          }
          startError={errors.startLocal}
          endError={errors.endLocal}
        />
      ) : (
        <div className={pair}>
          <DateTimeZone
            {...shared}
            zone={draft.timeZone}
            hideZone
            label="Starts"
            value={draft.startLocal}
            onValueChange={moveStart}
            error={errors.startLocal}
          />
          <DateTimeZone
            {...shared}
            zone={draft.timeZone}
            hideZone
            label="Ends"
            value={draft.endLocal}
            onValueChange={(endLocal) => onChange({ endLocal })}
            error={errors.endLocal}
          />
        </div>
      )}
      <TimeNotice words={pastNotice(draft, nowMs)} />
      <ZoneField
        value={draft.timeZone}
        startLocal={draft.startLocal}
        onChange={(timeZone) => onChange({ timeZone })}
        error={errors.timeZone}
      />
    </div>
  );
}
