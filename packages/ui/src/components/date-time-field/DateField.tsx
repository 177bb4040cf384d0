import { TypedField, type TypedFieldProps } from "./TypedField.tsx";

export type DateFieldProps = TypedFieldProps;

/** A day without a clock. With one use DateTimeField, a first and a last day are a DateRangeField. */
export function DateField(props: DateFieldProps) {
  return <TypedField {...props} kind="date" />;
}
