export { DateRangeField, type DateRangeFieldProps } from "./DateRangeField.tsx";
export type { DateRange, RangePreset } from "./RangeContext.ts";
