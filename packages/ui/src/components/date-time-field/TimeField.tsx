import { TypedField, type TypedFieldProps } from "./TypedField.tsx";

export type TimeFieldProps = TypedFieldProps;

/** A clock without a day, as of opening hours. A moment has both: DateTimeField. */
export function TimeField(props: TimeFieldProps) {
  return <TypedField {...props} kind="time" />;
}
