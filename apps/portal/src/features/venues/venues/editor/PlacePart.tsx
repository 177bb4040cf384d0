import { venuesCopy } from "@jubilee/core/venues/venues.copy";
import { Section } from "@jubilee/ui/section";
import { Select } from "@jubilee/ui/select";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { ZoneField } from "@jubilee/ui/date-time-zone";
import { usePlanner } from "../../../../app/portal/usePlanner.ts";
import { optionsOf } from "../../../../page-kit/form/optionsOf.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import type { VenuePartProps } from "./useVenueDraft.ts";
import { pair, part, triple } from "./VenueEditor.css.ts";
import { useReadValue } from "../../../../page-kit/data/useRead.ts";

const kinds = [{ value: "" as const, label: "Not said" }, ...optionsOf(venuesCopy.kinds)];

/** The names of zones the database knows. */
function readZones(answer: unknown): string[] {
  if (!Array.isArray(answer)) return [];
  return answer.filter((entry: unknown): entry is string => typeof entry === "string");
}

/** What it is called and where it is. */
export function PlacePart({ draft, errors, onChange }: VenuePartProps) {
  const locale = useLocale();
  const { queries } = usePlanner();
  const { data: zones } = useReadValue(
    ["time-zones"],
    async () => readZones(await queries.getTimeZoneNames()),
    { staleTime: 3_600_000 },
  );
  return (
    <Section title="The place">
      <div className={part}>
        <TextField
          label="Name"
          placeholder="The Boathouse"
          value={draft.name}
          onValueChange={(name) => onChange({ name })}
          error={errors.name}
          maxLength={200}
          dir="auto"
          autoComplete="off"
          required
        />
        <Select
          label="What kind of place?"
          optional
          help="While there is no photo, its cover is drawn by this."
          options={kinds}
          value={draft.kind}
          onValueChange={(kind) => onChange({ kind })}
        />
        <TextArea
          label="What is it like?"
          optional
          rows={4}
          value={draft.summary}
          onValueChange={(summary) => onChange({ summary })}
          maxLength={5000}
          dir="auto"
        />
        <TextField
          label="Street and number"
          optional
          value={draft.street}
          onValueChange={(street) => onChange({ street })}
          maxLength={200}
          dir="auto"
          autoComplete="off"
        />
        <div className={triple}>
          <TextField
            label="Postal code"
            optional
            value={draft.postalCode}
            onValueChange={(postalCode) => onChange({ postalCode })}
            maxLength={20}
            autoComplete="off"
          />
          <TextField
            label="Town"
            optional
            value={draft.city}
            onValueChange={(city) => onChange({ city })}
            maxLength={120}
            dir="auto"
            autoComplete="off"
          />
          <TextField
            label="Region"
            optional
            value={draft.region}
            onValueChange={(region) => onChange({ region })}
            maxLength={120}
            dir="auto"
            autoComplete="off"
          />
        </div>
        <div className={pair}>
          <TextField
            label="Country"
            optional
            help="Two letters, such as US or DE."
            value={draft.country}
            onValueChange={(country) => onChange({ country })}
            error={errors.country}
            maxLength={2}
            autoComplete="off"
          />
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
        </div>
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
    </Section>
  );
}
