import { useAddressPart } from "../data/places.ts";
import { VenueGate } from "../data/VenueGate.tsx";
import { VenueScreen } from "./VenueScreen.tsx";

/** One venue of the account. */
export default function VenuePage() {
  const id = useAddressPart("venueId");
  return <VenueGate id={id}>{(venue) => <VenueScreen key={venue.id} venue={venue} />}</VenueGate>;
}
