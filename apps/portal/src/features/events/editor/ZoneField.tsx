import { ZoneField as Zone } from "@jubilee/ui/date-time-zone";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useReadValue } from "../../../page-kit/data/useRead.ts";

export interface ZoneFieldProps {
  value: string;
  startLocal: string;
  onChange: (timeZone: string) => void;
  error: string | undefined;
}

/** The names in an answer that may be a list of names or of rows with a name. */
function readZones(answer: unknown): string[] {
  if (!Array.isArray(answer)) return [];
  return answer.flatMap((entry: unknown) => {
    if (typeof entry === "string") return [entry];
    const name = typeof entry === "object" && entry !== null && "name" in entry ? entry.name : null;
    return typeof name === "string" ? [name] : [];
  });
}

/** The zone of the place, out of those the database knows. */
export function ZoneField({ value, startLocal, onChange, error }: ZoneFieldProps) {
  const locale = useLocale();
  const { queries } = usePlanner();
  const { data: zones } = useReadValue(
    ["time-zones"],
    async () => readZones(await queries.getTimeZoneNames()),
    { staleTime: 3_600_000 },
  );
  return (
    <Zone
      label="Time zone of the place"
      value={value}
      onValueChange={onChange}
      on={startLocal}
      help="Who is elsewhere also sees their own clock."
      error={error}
      locale={locale}
      zones={zones}
      required
    />
  );
}
