import type { PageReads } from "../../../../app/routing/reads.types.ts";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { VenueGate, venueRead } from "../data/VenueGate.tsx";
import { VenueScreen } from "./VenueScreen.tsx";

export const reads: PageReads = ({ client, params, read }) =>
  read(venueRead(client, params["venueId"] ?? ""));

/** One venue of the account. */
export default function VenuePage() {
  const { venueId: id } = useRouteParams("venues.details");
  return <VenueGate id={id}>{(venue) => <VenueScreen key={venue.id} venue={venue} />}</VenueGate>;
}
