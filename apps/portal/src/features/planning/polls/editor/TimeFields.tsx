import { hasPassed } from "@jubilee/core/base/time.rules";
import { endAfterMove } from "@jubilee/core/events/events.rules";
import { Checkbox } from "@jubilee/ui/checkbox";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { DateField } from "../../../../page-kit/dates/DateField.tsx";
import { DateTimeZone } from "../../../../page-kit/dates/DateTimeZone.tsx";
import { useNow } from "../../../../page-kit/useNow.ts";
import { pair } from "./Editor.css.ts";
import type { OptionDraft } from "./pollDraft.rules.ts";

interface TimeFieldsProps {
  option: OptionDraft;
  name: string;
  timeZone: string;
  error: string | undefined;
  onChange: (part: Partial<OptionDraft>) => void;
}

const anHour = ["2000-01-01T00:00", "2000-01-01T01:00"] as const;

/** A proposed time on the event's clock, or a whole day. */
export function TimeFields({ option, name, timeZone, error, onChange }: TimeFieldsProps) {
  const { startLocal, endLocal, allDay } = option;
  const nowMs = useNow();
  const moveStart = (start: string) =>
    onChange({
      startLocal: start,
      endLocal:
        endLocal === ""
          ? endAfterMove(...anHour, start)
          : endAfterMove(startLocal, start, endLocal),
    });
  const onDay = (day: string) =>
    onChange(
      day === ""
        ? { startLocal: "", endLocal: "" }
        : { startLocal: `${day}T00:00`, endLocal: `${day}T23:59` },
    );
  const toggle = (checked: boolean) => {
    const day = startLocal.slice(0, 10);
    const [start, end] = checked
      ? [`${day}T00:00`, `${day}T23:59`]
      : [`${day}T18:00`, `${day}T19:00`];
    onChange({ allDay: checked, ...(day === "" ? {} : { startLocal: start, endLocal: end }) });
  };
  return (
    <>
      {allDay ? (
        <DateField
          label={name}
          value={startLocal.slice(0, 10)}
          error={error}
          onValueChange={onDay}
        />
      ) : (
        <div className={pair}>
          <DateTimeZone
            zone={timeZone}
            hideZone
            label={`${name} begins`}
            value={startLocal}
            error={error}
            onValueChange={moveStart}
          />
          <DateTimeZone
            zone={timeZone}
            hideZone
            label={`${name} ends`}
            value={endLocal}
            onValueChange={(end) => onChange({ endLocal: end })}
          />
        </div>
      )}
      <Checkbox label="The whole day" checked={allDay} onCheckedChange={toggle} />
      {hasPassed(endLocal, timeZone, nowMs) && (
        <InlineMessage tone="warning">This time has passed: nobody can come then.</InlineMessage>
      )}
    </>
  );
}
