import { TimeField as Field, type TimeFieldProps } from "@jubilee/ui/date-time-field";
import { useTypedDates } from "./useTypedDates.ts";

/** A clock without a day. */
export function TimeField(props: Omit<TimeFieldProps, "read" | "locale">) {
  return <Field {...useTypedDates()} {...props} />;
}
