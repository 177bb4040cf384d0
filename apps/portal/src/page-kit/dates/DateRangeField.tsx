import { DateRangeField as Field, type DateRangeFieldProps } from "@jubilee/ui/date-range-field";
import { useTypedDates } from "./useTypedDates.ts";

/** A first and a last day with one calendar. */
export function DateRangeField(props: Omit<DateRangeFieldProps, "read" | "locale">) {
  return <Field {...useTypedDates()} {...props} />;
}
