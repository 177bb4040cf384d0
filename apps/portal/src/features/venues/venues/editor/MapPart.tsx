import { TextField } from "@jubilee/ui/text-field";
import { ZoneField } from "@jubilee/ui/date-time-zone";
import { usePlanner } from "../../../../app/portal/usePlanner.ts";
import { useReadValue } from "../../../../page-kit/data/useRead.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { FoldedPart } from "./FoldedPart.tsx";
import { partWords } from "./partWords.rules.ts";
import type { VenuePartProps } from "./useVenueDraft.ts";
import { part } from "./VenueEditor.css.ts";

/** The names of zones the database knows. */
function readZones(answer: unknown): string[] {
  if (!Array.isArray(answer)) return [];
  return answer.filter((entry: unknown): entry is string => typeof entry === "string");
}

/** Where it is on a map, and by which clock it lives. */
export function MapPart({ draft, errors, onChange }: VenuePartProps) {
  const locale = useLocale();
  const { queries } = usePlanner();
  const { data: zones } = useReadValue(
    ["time-zones"],
    async () => readZones(await queries.getTimeZoneNames()),
    { staleTime: 3_600_000 },
  );
  return (
    <FoldedPart
      title="Map and clock"
      says={partWords.map(draft)}
      isWrong={errors.position !== undefined || errors.timeZone !== undefined}
    >
      <div className={part}>
        <TextField
          label="Position"
          optional
          placeholder="41.5031, -72.4480"
          help="As a map writes it. Searches by distance need it."
          value={draft.position}
          onValueChange={(position) => onChange({ position })}
          error={errors.position}
          maxLength={60}
          autoComplete="off"
        />
        <ZoneField
          label="Time zone"
          help="Bookings, opening hours and closed days go by it."
          value={draft.timeZone}
          onValueChange={(timeZone) => onChange({ timeZone })}
          error={errors.timeZone}
          locale={locale}
          zones={zones}
          required
        />
      </div>
    </FoldedPart>
  );
}
