import { RadioGroup } from "@jubilee/ui/radio-group";
import type { PastedLine } from "./pasted.rules.ts";

interface DayOrderProps {
  lines: readonly PastedLine[];
  dayFirst: boolean;
  onChange: (dayFirst: boolean) => void;
}

/** Which number is the day, where both could be. */
export function DayOrder({ lines, dayFirst, onChange }: DayOrderProps) {
  const example = lines.find(({ isUncertain }) => isUncertain)?.text ?? "";
  return (
    <RadioGroup
      label={`In “${example}” the first number is`}
      options={[
        { value: "day", label: "The day" },
        { value: "month", label: "The month" },
      ]}
      value={dayFirst ? "day" : "month"}
      onValueChange={(value) => onChange(value === "day")}
    />
  );
}
