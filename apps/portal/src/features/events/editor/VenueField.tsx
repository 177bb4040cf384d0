import { valueOf } from "@jubilee/core/base/result.rules";
import { addressOf } from "@jubilee/core/venues/venues.rules";
import { Combobox } from "@jubilee/ui/combobox";
import { keys } from "../../../event-kit/data/keys.ts";
import type { FieldsProps } from "./fields.types.ts";
import { VenueSpaces } from "./VenueSpaces.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createBookingsApi } from "@jubilee/core/venues/bookings.api";
import { createVenuesApi } from "@jubilee/core/venues/venues.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

const elsewhere = { value: "elsewhere", label: "Another place" };

/**
 * One of the account's venues for the event: its name, address and zone are filled in and stay the
 * planner's to change. Under it, whether its spaces are free then. Left out while there is no venue.
 */
export function VenueField(props: FieldsProps) {
  const { draft, onChange } = props;
  const bookings = useApi(createBookingsApi);
  const venues = useApi(createVenuesApi);
  const { run } = useWrite(keys.venues, "Venue management");
  const { data: first } = useRead([...keys.venues, "any"], () => venues.search({ size: 1 }));
  const { data: spaces } = useRead(
    [...keys.venues, draft.venueId],
    () => bookings.listSpaces({ venueId: draft.venueId ?? "", size: 200 }),
    { enabled: draft.venueId !== null },
  );
  if (!first || (first.total === 0 && draft.venueId === null)) return null;
  const choose = async (id: string) => {
    if (id === elsewhere.value) {
      onChange({ venueId: null });
      return;
    }
    const venue = await run(() => venues.get(id));
    if (!venue) return;
    onChange({
      venueId: venue.id,
      locationName: venue.name,
      address: addressOf(venue),
      timeZone: venue.timeZone,
    });
  };
  return (
    <>
      <Combobox
        label="One of your venues"
        optional
        value={draft.venueId ?? elsewhere.value}
        valueLabel={
          draft.venueId ? (spaces?.rows[0]?.venueName ?? draft.locationName) : elsewhere.label
        }
        load={async (text) => {
          const { rows } = await valueOf(venues.search({ text, size: 40 }));
          const found = rows.map(({ id, name, city }) => ({
            value: id,
            label: name,
            ...(city ? { detail: city } : {}),
          }));
          return text === "" ? [elsewhere, ...found] : found;
        }}
        onValueChange={(id) => void choose(id)}
        empty="No venue like that"
      />
      {draft.venueId && spaces && <VenueSpaces {...props} spaces={spaces.rows} />}
    </>
  );
}
