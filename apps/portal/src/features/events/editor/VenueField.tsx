import { valueOf } from "@jubilee/core/result/rules";
import { addressOf } from "@jubilee/core/venues/rules";
import { Select } from "@jubilee/ui/select";
import { useQuery } from "@tanstack/react-query";
import { useSubmit } from "../../../event-kit/useSubmit.ts";
import { keys } from "../data/keys.ts";
import { useApis } from "../data/useApis.ts";
import type { FieldsProps } from "./fields.types.ts";
import { VenueSpaces } from "./VenueSpaces.tsx";

/**
 * One of the account's venues for the event: its name, address and zone are filled in and stay the
 * planner's to change. Under it, whether its spaces are free then. Left out while there is no venue.
 */
export function VenueField(props: FieldsProps) {
  const { draft, onChange } = props;
  const { bookings, venues } = useApis();
  const { run } = useSubmit("Venue management", keys.venues);
  const { data: spaces } = useQuery({
    queryKey: keys.venues,
    queryFn: () => valueOf(bookings.listSpaces()),
  });
  const names = new Map((spaces ?? []).map(({ venueId, venueName }) => [venueId, venueName]));
  if (names.size === 0) return null;
  const choose = async (id: string) => {
    if (id === "") {
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
      <Select
        label="One of your venues"
        optional
        value={draft.venueId ?? ""}
        options={[
          { value: "", label: "Another place" },
          ...[...names].map(([value, label]) => ({ value, label })),
        ]}
        onValueChange={(id) => void choose(id)}
      />
      {draft.venueId && (
        <VenueSpaces
          {...props}
          spaces={(spaces ?? []).filter(({ venueId }) => venueId === draft.venueId)}
        />
      )}
    </>
  );
}
