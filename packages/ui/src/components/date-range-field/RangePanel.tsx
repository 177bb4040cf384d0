import { useContext, useState } from "react";
import { classNames } from "../../classNames.ts";
import { media } from "../../theme/measures.ts";
import {
  detail,
  foot,
  head,
  panes,
  quick,
  quickRow,
  reason,
  title,
  twoMonths,
} from "../date-time-field/DatePanel.css.ts";
import { Floating } from "../date-time-field/Floating.tsx";
import { MonthCalendar } from "../date-time-field/MonthCalendar.tsx";
import type { PanelProps } from "../date-time-field/panel.types.ts";
import { daysBetween, inWords, spanInWords } from "../date-time-field/writtenDate.ts";
import { useMedia } from "../use-media/useMedia.ts";
import { RangeContext } from "./RangeContext.ts";
import { daysInWords } from "./daysInWords.ts";
import { useWords } from "../../words/useWords.ts";
import { dateTimeFieldWords } from "../date-time-field/dateTimeField.copy.ts";
import { dateRangeFieldWords } from "./dateRangeField.copy.ts";

/** Two months beside each other, on phones one, with the first and the last day and all between them. */
export function RangePanel(props: PanelProps) {
  const { locale, onClose, max } = props;
  const words = useWords("dateRangeField", dateRangeFieldWords);
  const { nothingChosen } = useWords("dateTimeField", dateTimeFieldWords);
  const isPhone = useMedia(media.mobile);
  /** One of two is chosen: told together with the other. */
  const [first, setFirst] = useState("");
  const inHand = useContext(RangeContext);
  if (!inHand) return null;
  const { label, value, onValueChange, presets, min, limitReason } = inHand;
  const isWhole = Boolean(value.start && value.end && value.start <= value.end);
  const { start, end } = first ? { start: first, end: "" } : value;
  const days = first || !isWhole ? 0 : daysBetween(start, end) + 1;
  const close = () => {
    setFirst("");
    onClose();
  };
  const choose = ([from = "", to]: readonly string[]) => {
    if (to === undefined) {
      setFirst(from);
      return;
    }
    onValueChange({ start: from, end: to });
    close();
  };
  return (
    <Floating {...props} label={label} onClose={close}>
      <div className={head} aria-live="polite">
        <div className={title}>
          {days > 0
            ? spanInWords(start, end, locale)
            : start
              ? inWords(start, "date", locale)
              : nothingChosen}
        </div>
        <div className={detail}>
          {days > 0 ? daysInWords(days, locale) : start ? words.chooseLast : words.chooseFirst}
        </div>
      </div>
      <div className={classNames(panes, !isPhone && twoMonths)}>
        <MonthCalendar
          {...props}
          {...{ min, max }}
          chosen={days > 0 ? [start, end] : start ? [start] : []}
          onChosen={choose}
          isRange
          count={isPhone ? 1 : 2}
        />
      </div>
      {limitReason && <p className={reason}>{limitReason}</p>}
      {presets.length > 0 && (
        <div className={foot}>
          <div className={quickRow}>
            {presets.map((preset) => (
              <button
                key={preset.label}
                type="button"
                className={quick}
                aria-pressed={preset.start === start && preset.end === end}
                onClick={() => choose([preset.start, preset.end])}
              >
                {preset.label}
              </button>
            ))}
          </div>
        </div>
      )}
    </Floating>
  );
}
