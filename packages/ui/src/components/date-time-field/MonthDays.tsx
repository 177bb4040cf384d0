import {
  DatePickerTable,
  DatePickerTableBody,
  DatePickerTableCell,
  DatePickerTableCellTrigger,
  DatePickerTableHead,
  DatePickerTableHeader,
  DatePickerTableRow,
  type DateValue,
  type UseDatePickerContext,
} from "@ark-ui/react/date-picker";
import { useId, type KeyboardEvent } from "react";
import { dayCell, days, weekday } from "./MonthCalendar.css.ts";
import { pressBySpace } from "./pressBySpace.ts";
import { monthInWords } from "./writtenDate.ts";

const focusedDay =
  '[data-part="table-cell-trigger"][data-view="day"][data-focus]:not([data-outside-range])';

interface MonthDaysProps {
  api: UseDatePickerContext;
  locale: string;
  today: string;
  eventDay?: string | undefined;
  /** Which of the months in sight. */
  month?: number;
}

/** The days of one month; those of the months around it are left out. */
export function MonthDays({ api, locale, today, eventDay, month = 0 }: MonthDaysProps) {
  const id = useId();
  /** As a grid of dates has it, the ends of a week and not of the month. */
  const toEndOfWeek = (event: KeyboardEvent<HTMLElement>, week: readonly DateValue[]) => {
    const day = event.key === "Home" ? week[0] : event.key === "End" ? week.at(-1) : undefined;
    if (!day) return;
    event.preventDefault();
    const calendar = event.currentTarget.closest<HTMLElement>('[data-part="content"]');
    api.setFocusedValue(day);
    requestAnimationFrame(() => calendar?.querySelector<HTMLElement>(focusedDay)?.focus());
  };
  const { weeks, visibleRange } = api.getOffset({ months: month });
  return (
    <DatePickerTable
      id={id}
      className={days}
      aria-label={monthInWords(String(visibleRange.start), locale)}
    >
      <DatePickerTableHead>
        <DatePickerTableRow>
          {api.weekDays.map(({ long, short }) => (
            <DatePickerTableHeader key={long} className={weekday}>
              {short}
            </DatePickerTableHeader>
          ))}
        </DatePickerTableRow>
      </DatePickerTableHead>
      <DatePickerTableBody>
        {weeks.map((week) => (
          <DatePickerTableRow key={String(week[0])}>
            {week.map((day) => (
              <DatePickerTableCell key={String(day)} value={day} visibleRange={visibleRange}>
                <DatePickerTableCellTrigger
                  className={dayCell}
                  data-event={String(day) === eventDay ? "" : undefined}
                  data-now={String(day) === today ? "" : undefined}
                  onKeyDown={(event) => {
                    pressBySpace(event);
                    toEndOfWeek(event, week);
                  }}
                >
                  {day.day}
                </DatePickerTableCellTrigger>
              </DatePickerTableCell>
            ))}
          </DatePickerTableRow>
        ))}
      </DatePickerTableBody>
    </DatePickerTable>
  );
}
