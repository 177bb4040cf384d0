import { valueOf } from "@jubilee/core/base/result.rules";
import { Combobox } from "@jubilee/ui/combobox";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createVenuesApi } from "@jubilee/core/venues/venues.api";

export interface VenueChoiceProps {
  /** Empty for all. */
  venueId: string;
  venueName: string;
  onChange: (venueId: string) => void;
}

const every = { value: "all", label: "All venues" };

/** One venue out of any number, found by typing, or all of them. */
export function VenueChoice({ venueId, venueName, onChange }: VenueChoiceProps) {
  const venues = useApi(createVenuesApi);
  return (
    <Combobox
      label="Venue"
      hideLabel
      value={venueId || every.value}
      valueLabel={venueId ? venueName : every.label}
      load={async (text) => {
        const { rows } = await valueOf(venues.search({ text, size: 40 }));
        const found = rows.map(({ id, name, city }) => ({
          value: id,
          label: name,
          ...(city ? { detail: city } : {}),
        }));
        return text === "" ? [every, ...found] : found;
      }}
      onValueChange={(value) => onChange(value === every.value ? "" : value)}
      empty="No venue like that"
    />
  );
}
