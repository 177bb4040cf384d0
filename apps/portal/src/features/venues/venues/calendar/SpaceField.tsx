import type { BookableSpace } from "@jubilee/core/venues/bookings.types";
import { valueOf } from "@jubilee/core/base/result.rules";
import { Combobox, type ComboboxOption } from "@jubilee/ui/combobox";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createBookingsApi } from "@jubilee/core/venues/bookings.api";

export interface SpaceFieldProps {
  spaceId: string;
  /** What is known of the chosen one. */
  space: BookableSpace | undefined;
  error: string | undefined;
  onChange: (spaceId: string) => void;
}

const optionOf = ({ id, name, venueName }: BookableSpace): ComboboxOption => ({
  value: id,
  label: `${name}, ${venueName}`,
});

/** The space that is booked, found by letters of its name, its venue or its town. */
export function SpaceField({ spaceId, space, error, onChange }: SpaceFieldProps) {
  const bookings = useApi(createBookingsApi);
  return (
    <Combobox
      label="Space"
      value={spaceId}
      valueLabel={space ? optionOf(space).label : ""}
      load={async (text) => (await valueOf(bookings.listSpaces({ text }))).rows.map(optionOf)}
      onValueChange={onChange}
      error={error}
      empty="No space like that"
      required
    />
  );
}
