export { Field, type FieldProps } from "./Field.tsx";
export type { FieldControl, FieldTexts } from "./field.types.ts";
