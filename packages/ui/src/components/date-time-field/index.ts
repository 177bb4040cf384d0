export { DateField, type DateFieldProps } from "./DateField.tsx";
export { DateTimeField, type DateTimeFieldProps } from "./DateTimeField.tsx";
export { TimeField, type TimeFieldProps } from "./TimeField.tsx";
export type { TypedFieldProps } from "./TypedField.tsx";
export type { DateKind, DateLimits, ReadTyped, TypedPlace, TypedReading } from "./typed.types.ts";
