import {
  DatePickerTable,
  DatePickerTableBody,
  DatePickerTableCell,
  DatePickerTableCellTrigger,
  DatePickerTableRow,
} from "@ark-ui/react/date-picker";
import { bigCell, days } from "./MonthCalendar.css.ts";
import { pressBySpace } from "./pressBySpace.ts";
import { useWords } from "../../words/useWords.ts";
import { dateTimeFieldWords } from "./dateTimeField.copy.ts";

interface MonthsOrYearsProps {
  view: "month" | "year";
  rows: { label: string; value: number; disabled?: boolean }[][];
}

/** The months of a year, or the years of a decade. */
export function MonthsOrYears({ view, rows }: MonthsOrYearsProps) {
  const words = useWords("dateTimeField", dateTimeFieldWords);
  return (
    <DatePickerTable
      columns={3}
      className={days}
      aria-label={view === "month" ? words.months : words.years}
    >
      <DatePickerTableBody>
        {rows.map((row) => (
          <DatePickerTableRow key={row[0]?.value}>
            {row.map(({ label, value, disabled }) => (
              <DatePickerTableCell key={value} value={value} disabled={disabled ?? false}>
                <DatePickerTableCellTrigger className={bigCell} onKeyDown={pressBySpace}>
                  {label}
                </DatePickerTableCellTrigger>
              </DatePickerTableCell>
            ))}
          </DatePickerTableRow>
        ))}
      </DatePickerTableBody>
    </DatePickerTable>
  );
}
