import { formatDay } from "@jubilee/core/base/time.rules";
import { Select } from "@jubilee/ui/select";
import { useLocale } from "../../../../page-kit/useLocale.ts";

interface DayFieldProps {
  days: readonly string[];
  day: string;
  onDay: (day: string) => void;
}

/** Which day of several. */
export function DayField({ days, day, onDay }: DayFieldProps) {
  const locale = useLocale();
  if (days.length < 2) return null;
  return (
    <Select
      label="Day"
      hideLabel
      value={day}
      options={days.map((value) => ({
        value,
        label: formatDay(`${value}T12:00:00Z`, "UTC", locale, "short"),
      }))}
      onValueChange={onDay}
    />
  );
}
