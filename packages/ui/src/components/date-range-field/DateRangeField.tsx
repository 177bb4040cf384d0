import { useLocaleContext } from "@ark-ui/react/locale";
import { useId, type ReactNode } from "react";
import type { PanelProps } from "../date-time-field/panel.types.ts";
import { TypedField, type TypedFieldProps } from "../date-time-field/TypedField.tsx";
import { daysAfter, daysBetween } from "../date-time-field/writtenDate.ts";
import { fields } from "./DateRangeField.css.ts";
import { daysInWords } from "./daysInWords.ts";
import { RangeContext, type DateRange, type RangePreset } from "./RangeContext.ts";
import { useWords } from "../../words/useWords.ts";
import { dateRangeFieldWords } from "./dateRangeField.copy.ts";

export interface DateRangeFieldProps extends Pick<
  TypedFieldProps,
  | "read"
  | "locale"
  | "zone"
  | "eventDay"
  | "min"
  | "max"
  | "limitReason"
  | "required"
  | "disabled"
  | "optional"
> {
  /** What both are, as it is heard: "The days of the event". */
  label: string;
  startLabel?: ReactNode;
  endLabel?: ReactNode;
  value: DateRange;
  onValueChange: (value: DateRange) => void;
  startError?: ReactNode;
  endError?: ReactNode;
  /** Spans to choose at once: "The week of the event". */
  presets?: readonly RangePreset[];
}

const noPresets: readonly RangePreset[] = [];
const loadPanel = async (): Promise<(props: PanelProps) => ReactNode> =>
  (await import("./RangePanel.tsx")).RangePanel;

/** Another first day takes the last one with it; where there is none yet, it is the last one as well. */
function movedTo(first: string, { start, end }: DateRange): DateRange {
  if (first === "") return { start: first, end };
  if (start && start <= end)
    return { start: first, end: daysAfter(first, daysBetween(start, end)) };
  return { start: first, end: end < first ? first : end };
}

/** A first and a last day, each typed, with one calendar of two months. One day is a DateField, a moment a DateTimeField. */
export function DateRangeField({
  label,
  startLabel,
  endLabel,
  value,
  onValueChange,
  startError,
  endError,
  presets = noPresets,
  min,
  limitReason,
  ...rest
}: DateRangeFieldProps) {
  const words = useWords("dateRangeField", dateRangeFieldWords);
  const id = useId();
  const { locale: around } = useLocaleContext();
  const { start, end } = value;
  const isWhole = Boolean(start && end && start <= end);
  const days = isWhole ? daysBetween(start, end) + 1 : 0;
  const locale = rest.locale ?? around;
  const isAfterStart = Boolean(start) && (!min || start >= min);
  return (
    <RangeContext value={{ label, value, onValueChange, presets, min, limitReason }}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a frame and a legend that is seen */}
      <div role="group" aria-label={label} aria-describedby={`${id}-days`} className={fields}>
        <TypedField
          kind="date"
          {...rest}
          {...{ min, limitReason, loadPanel }}
          label={startLabel ?? words.from}
          value={start}
          onValueChange={(day) => onValueChange(movedTo(day, value))}
          error={startError}
        />
        <TypedField
          kind="date"
          {...rest}
          loadPanel={loadPanel}
          min={isAfterStart ? start : min}
          limitReason={isAfterStart ? words.notBefore : limitReason}
          label={endLabel ?? words.to}
          value={end}
          onValueChange={(day) => onValueChange({ start, end: day })}
          error={endError}
          help={<span id={`${id}-days`}>{days > 1 && daysInWords(days, locale)}</span>}
        />
      </div>
    </RangeContext>
  );
}
