import type { ReactNode } from "react";
import { TextField, type TextFieldProps } from "../text-field/TextField.tsx";

export interface DateTimeFieldProps extends Omit<
  TextFieldProps,
  "type" | "value" | "min" | "max" | "icon" | "suffix" | "action" | "help"
> {
  /** What is asked: a day, a time of day, or both. */
  kind?: "date" | "time" | "date-time";
  /** Wall time: `2027-06-12`, `18:30` or `2027-06-12T18:30`; empty while nothing is chosen. */
  value: string;
  min?: string;
  max?: string;
  help?: ReactNode;
  /** The zone the wall time belongs to, as text under the field: "Berlin time". */
  zone?: string;
}

const types = { date: "date", time: "time", "date-time": "datetime-local" } as const;

/**
 * A day or a time as it hangs on the wall at the event's place, with the device's own picker.
 * Where the place's clocks change use DateTimeZone.
 */
export function DateTimeField({ kind = "date-time", zone, help, ...rest }: DateTimeFieldProps) {
  return <TextField {...rest} type={types[kind]} help={help ?? zone} numeric />;
}
