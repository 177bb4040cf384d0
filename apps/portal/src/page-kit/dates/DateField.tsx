import { DateField as Field, type DateFieldProps } from "@jubilee/ui/date-time-field";
import { useTypedDates } from "./useTypedDates.ts";

/** A day, typed as people write it, with a calendar beside it. */
export function DateField(props: Omit<DateFieldProps, "read" | "locale">) {
  return <Field {...useTypedDates()} {...props} />;
}
