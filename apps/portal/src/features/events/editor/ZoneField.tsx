import { isTimeZone, toInstant, zoneName, zonePlace } from "@jubilee/core/time/rules";
import { TextField } from "@jubilee/ui/text-field";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { useLocale } from "../../../event-kit/useLocale.ts";

export interface ZoneFieldProps {
  value: string;
  startLocal: string;
  onChange: (timeZone: string) => void;
  error: string | undefined;
}

/** What the zone is called on the day, as help under the field. */
function describe(timeZone: string, startLocal: string, locale: string): string | undefined {
  if (!isTimeZone(timeZone) || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(startLocal))
    return undefined;
  return `${zoneName(toInstant(startLocal, timeZone).instant, timeZone, locale)}. Guests elsewhere also see their own clock.`;
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

/** The zone of the place, typed with suggestions. */
export function ZoneField({ value, startLocal, onChange, error }: ZoneFieldProps) {
  const list = useId();
  const locale = useLocale();
  const { queries } = usePlanner();
  const { data: zones } = useQuery({
    queryKey: ["time-zones"],
    queryFn: async () => readZones(await queries.getTimeZoneNames()),
    staleTime: 3_600_000,
  });
  return (
    <>
      <TextField
        label="Time zone of the place"
        value={value}
        onValueChange={(zone) => onChange(zone.trim().replaceAll(" ", "_"))}
        help={describe(value, startLocal, locale)}
        error={error}
        list={list}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <datalist id={list}>
        {zones?.map((zone) => (
          <option key={zone} value={zone}>
            {zonePlace(zone)}
          </option>
        ))}
      </datalist>
    </>
  );
}
