import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { VenueGate } from "../data/VenueGate.tsx";
import { VenueScreen } from "./VenueScreen.tsx";

/** One venue of the account. */
export default function VenuePage() {
  const { venueId: id } = useRouteParams("venues.details");
  return <VenueGate id={id}>{(venue) => <VenueScreen key={venue.id} venue={venue} />}</VenueGate>;
}
