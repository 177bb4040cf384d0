import {
  DatePickerContent,
  DatePickerContext,
  DatePickerNextTrigger,
  DatePickerPrevTrigger,
  DatePickerRoot,
  DatePickerView,
  DatePickerViewTrigger,
  parseDate,
} from "@ark-ui/react/date-picker";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState, type ReactNode } from "react";
import { MonthDays } from "./MonthDays.tsx";
import { MonthsOrYears } from "./MonthsOrYears.tsx";
import { arrow, bar, calendar, legend, marigold, months, pick } from "./MonthCalendar.css.ts";
import type { DateLimits } from "./typed.types.ts";
import { dayOf, monthInWords } from "./writtenDate.ts";
import { useWords } from "../../words/useWords.ts";
import { dateTimeFieldWords, type DateTimeFieldWords } from "./dateTimeField.copy.ts";

interface MonthCalendarProps extends DateLimits {
  locale: string;
  zone: string;
  today: string;
  eventDay?: string | undefined;
  /** The chosen day, or the first and the last one. */
  chosen: readonly string[];
  onChosen: (days: string[]) => void;
  isRange?: boolean;
  /** How many months stand beside each other. */
  count?: 1 | 2;
}

const zoneKnown = (zone: string) => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
};

interface DayCell {
  unavailable: boolean;
  firstInRange?: boolean;
  lastInRange?: boolean;
  inRange?: boolean;
  selected?: boolean;
}

function dayState(cell: DayCell): keyof DateTimeFieldWords["day"] {
  if (cell.unavailable) return "closed";
  if (cell.firstInRange) return "first";
  if (cell.lastInRange) return "last";
  if (cell.inRange) return "between";
  return cell.selected ? "chosen" : "choose";
}

function Bar({ children, title }: { children?: ReactNode; title: string }) {
  const words = useWords("dateTimeField", dateTimeFieldWords);
  return (
    <div className={bar}>
      <DatePickerPrevTrigger className={arrow}>
        <ChevronLeft aria-hidden="true" />
      </DatePickerPrevTrigger>
      <DatePickerViewTrigger className={pick} aria-label={words.chooseAnother(title)}>
        {title}
      </DatePickerViewTrigger>
      {children}
      <DatePickerNextTrigger className={arrow}>
        <ChevronRight aria-hidden="true" />
      </DatePickerNextTrigger>
    </div>
  );
}

/** Days by months, months and years; arrows, Home, End and Page keys as a grid of dates has them. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { locale, zone, today, eventDay, chosen, onChosen, min, max } = props;
  const { isRange = false, count = 1 } = props;
  const words = useWords("dateTimeField", dateTimeFieldWords);
  const first = chosen[0] ?? "";
  const [at, setAt] = useState({ day: first || today, follows: first });
  // What is typed meanwhile is where the calendar is.
  const focused = at.follows === first || first === "" ? at.day : first;
  const limit = (day: string | undefined) => (day ? parseDate(dayOf(day)) : undefined);
  return (
    <DatePickerRoot
      inline
      locale={locale}
      timeZone={zoneKnown(zone)}
      selectionMode={isRange ? "range" : "single"}
      translations={{
        dayCell: (cell) => words.day[dayState(cell)](cell.valueText ?? ""),
        nextTrigger: (view) => words.next[view],
        prevTrigger: (view) => words.previous[view],
      }}
      numOfMonths={count}
      value={chosen.filter(Boolean).map((day) => parseDate(day))}
      onValueChange={({ value }) => onChosen(value.map(String))}
      focusedValue={parseDate(focused)}
      onFocusChange={({ focusedValue }) => setAt({ day: String(focusedValue), follows: first })}
      min={limit(min)}
      max={limit(max)}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- in place of Ark's "application", which takes its keys from a reader */}
      <DatePickerContent role="group" aria-label={words.calendar} className={calendar}>
        <DatePickerContext>
          {(api) => (
            <>
              <DatePickerView view="day">
                <Bar title={monthInWords(String(api.visibleRange.start), locale)}>
                  {count === 2 && (
                    <span className={pick}>
                      {monthInWords(String(api.visibleRange.start.add({ months: 1 })), locale)}
                    </span>
                  )}
                </Bar>
                <div className={months[count]}>
                  <MonthDays {...{ api, locale, today, eventDay }} />
                  {count === 2 && <MonthDays {...{ api, locale, today, eventDay }} month={1} />}
                </div>
              </DatePickerView>
              <DatePickerView view="month">
                <Bar title={String(api.visibleRange.start.year)} />
                <MonthsOrYears
                  view="month"
                  rows={api.getMonthsGrid({ columns: 3, format: "short" })}
                />
              </DatePickerView>
              <DatePickerView view="year">
                <Bar title={`${api.getDecade().start} – ${api.getDecade().end}`} />
                <MonthsOrYears view="year" rows={api.getYearsGrid({ columns: 3 })} />
              </DatePickerView>
            </>
          )}
        </DatePickerContext>
        {eventDay && (
          <p className={legend}>
            <span className={marigold} aria-hidden="true" /> {words.eventDay}
          </p>
        )}
      </DatePickerContent>
    </DatePickerRoot>
  );
}
