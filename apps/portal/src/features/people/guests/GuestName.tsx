import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { NoAddress } from "../../../event-kit/people/NoAddress.tsx";
import { PersonRow } from "@jubilee/ui/person-row";

/** A guest in a list: monogram, name, how to reach them. */
export function GuestName({ guest }: { guest: ListedGuest }) {
  return <PersonRow name={guest.fullName} detail={guest.email ?? guest.phone ?? <NoAddress />} />;
}
