import { createBookingsApi } from "@jubilee/core/venues/bookings.api";
import { createEventsApi } from "@jubilee/core/events/events.api";
import { createShareApi } from "@jubilee/core/sharing/share.api";
import { createVenuesApi } from "@jubilee/core/venues/venues.api";
import { useMemo } from "react";
import { usePlanner } from "../../../../app/portal/usePlanner.ts";

/** The calls of the venues' screens, over the planner's one client. */
export function useVenueApis() {
  const { client } = usePlanner();
  return useMemo(
    () => ({
      venues: createVenuesApi(client),
      bookings: createBookingsApi(client),
      share: createShareApi(client),
      events: createEventsApi(client),
    }),
    [client],
  );
}
