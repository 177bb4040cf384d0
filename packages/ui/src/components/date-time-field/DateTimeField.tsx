import { TypedField, type TypedFieldProps } from "./TypedField.tsx";

export type DateTimeFieldProps = TypedFieldProps;

/** A day and a clock, as they hang on the wall at the event's place. Where that place's clocks change use DateTimeZone. */
export function DateTimeField(props: DateTimeFieldProps) {
  return <TypedField {...props} kind="date-time" />;
}
