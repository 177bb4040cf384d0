import { DateTimeZone as Field, type DateTimeZoneProps } from "@jubilee/ui/date-time-zone";
import { useTypedDates } from "./useTypedDates.ts";

/** A day and a clock at a place, whose zone is said. */
export function DateTimeZone(props: Omit<DateTimeZoneProps, "read" | "locale">) {
  return <Field {...useTypedDates()} {...props} />;
}
