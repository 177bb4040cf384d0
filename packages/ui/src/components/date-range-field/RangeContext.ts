import { createContext } from "react";
import type { DateLimits } from "../date-time-field/typed.types.ts";

export interface DateRange {
  /** `YYYY-MM-DD`; empty while not chosen. */
  start: string;
  end: string;
}

export interface RangePreset extends DateRange {
  label: string;
}

interface RangeInHand extends DateLimits {
  label: string;
  value: DateRange;
  onValueChange: (value: DateRange) => void;
  presets: readonly RangePreset[];
}

/** What the one calendar of both fields needs to know beside what each of them tells it. */
export const RangeContext = createContext<RangeInHand | null>(null);
