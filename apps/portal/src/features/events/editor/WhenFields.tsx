import type { EventDraft } from "@jubilee/core/events/types";
import { endAfterMove, wallTimeNotice } from "@jubilee/core/events/rules";
import { DateTimeField } from "@jubilee/ui/date-time-field";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { pair, part } from "./EventEditor.css.ts";
import type { FieldsProps } from "./fields.types.ts";
import { ZoneField } from "./ZoneField.tsx";

/** Start, end and zone as the clock on the wall shows them; tells about nights when clocks change. */
export function WhenFields({ draft, errors, onChange }: FieldsProps) {
  const moveStart = (startLocal: string) =>
    onChange({ startLocal, endLocal: endAfterMove(draft.startLocal, startLocal, draft.endLocal) });
  const notices = (["startLocal", "endLocal"] as const satisfies (keyof EventDraft)[])
    .map((field) => wallTimeNotice(draft[field], draft.timeZone))
    .filter((text) => text !== null);
  return (
    <div className={part}>
      <div className={pair}>
        <DateTimeField
          kind="date-time"
          label="Starts"
          value={draft.startLocal}
          onValueChange={moveStart}
          error={errors.startLocal}
          required
        />
        <DateTimeField
          kind="date-time"
          label="Ends"
          value={draft.endLocal}
          onValueChange={(endLocal) => onChange({ endLocal })}
          error={errors.endLocal}
          required
        />
      </div>
      {[...new Set(notices)].map((text) => (
        <InlineMessage key={text} tone="warning">
          {text}
        </InlineMessage>
      ))}
      <ZoneField
        value={draft.timeZone}
        startLocal={draft.startLocal}
        onChange={(timeZone) => onChange({ timeZone })}
        error={errors.timeZone}
      />
    </div>
  );
}
