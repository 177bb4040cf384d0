import { Button } from "../button/Button.tsx";
import { classNames } from "../../classNames.ts";
import { Floating } from "./Floating.tsx";
import { MonthCalendar } from "./MonthCalendar.tsx";
import { TimeList } from "./TimeList.tsx";
import type { PanelProps } from "./panel.types.ts";
import { quickDays } from "./quickDays.ts";
import {
  detail,
  foot,
  head,
  oneMonth,
  panes,
  quick,
  quickRow,
  reason,
  title,
  withTimes,
} from "./DatePanel.css.ts";
import { useWords } from "../../words/useWords.ts";
import { dateTimeFieldWords } from "./dateTimeField.copy.ts";

/** The calendar, the times, and quick choices. */
export function DatePanel(props: PanelProps) {
  const { kind, day, clock, today, locale, min, max, limitReason, onChoose, onClose } = props;
  const words = useWords("dateTimeField", dateTimeFieldWords);
  const isDone = kind === "date-time" ? Boolean(day && clock) : Boolean(day || clock);
  const choose = (part: string, isLast: boolean) => {
    onChoose(part);
    if (isLast) onClose();
  };
  const limits = { min, max };
  const lacking = isDone || !(day || clock) ? "" : day ? words.chooseTime : words.chooseDay;
  return (
    <Floating {...props}>
      {kind !== "time" && (
        <div className={head} aria-live="polite">
          <div className={title}>{props.title || words.nothingChosen}</div>
          <div className={detail}>{[...props.details, lacking].filter(Boolean).join(" · ")}</div>
        </div>
      )}
      <div
        className={classNames(
          panes,
          kind === "date" && oneMonth,
          kind === "date-time" && withTimes,
        )}
      >
        {kind !== "time" && (
          <MonthCalendar
            {...props}
            chosen={day ? [day] : []}
            onChosen={([chosen = ""]) => choose(chosen, kind === "date")}
          />
        )}
        {kind !== "date" && (
          <TimeList
            {...limits}
            {...{ clock, day, locale }}
            isAlone={kind === "time"}
            onClock={(chosen) => choose(chosen, kind === "time" || Boolean(day))}
          />
        )}
      </div>
      {limitReason && <p className={reason}>{limitReason}</p>}
      {kind !== "time" && (
        <div className={foot}>
          <div className={quickRow}>
            {quickDays(today, locale, limits).map((choice) => (
              <button
                key={choice.label}
                type="button"
                className={quick}
                aria-pressed={choice.day === day}
                onClick={() => choose(choice.day, kind === "date")}
              >
                {choice.label}
              </button>
            ))}
            {props.onClear && (
              <button
                type="button"
                className={quick}
                onClick={() => {
                  props.onClear?.();
                  onClose();
                }}
              >
                {words.noDate}
              </button>
            )}
          </div>
          {kind === "date-time" && (
            <Button size="sm" variant="outline" disabled={!isDone} onClick={onClose}>
              {words.done}
            </Button>
          )}
        </div>
      )}
    </Floating>
  );
}
