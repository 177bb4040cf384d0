import { endAfterMove } from "@jubilee/core/events/rules";
import { DateTimeZone } from "@jubilee/ui/date-time-zone";
import { pair, part } from "./EventEditor.css.ts";
import type { FieldsProps } from "./fields.types.ts";
import { ZoneField } from "./ZoneField.tsx";

/** Start, end and zone as the clock on the wall shows them; tells about nights when clocks change. */
export function WhenFields({ draft, errors, onChange }: FieldsProps) {
  const moveStart = (startLocal: string) =>
    onChange({ startLocal, endLocal: endAfterMove(draft.startLocal, startLocal, draft.endLocal) });
  return (
    <div className={part}>
      <div className={pair}>
        <DateTimeZone
          zone={draft.timeZone}
          hideZone
          label="Starts"
          value={draft.startLocal}
          onValueChange={moveStart}
          error={errors.startLocal}
          required
        />
        <DateTimeZone
          zone={draft.timeZone}
          hideZone
          label="Ends"
          value={draft.endLocal}
          onValueChange={(endLocal) => onChange({ endLocal })}
          error={errors.endLocal}
          required
        />
      </div>
      <ZoneField
        value={draft.timeZone}
        startLocal={draft.startLocal}
        onChange={(timeZone) => onChange({ timeZone })}
        error={errors.timeZone}
      />
    </div>
  );
}
