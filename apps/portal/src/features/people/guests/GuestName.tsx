import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { NoAddress } from "../../../event-kit/people/NoAddress.tsx";
import { PersonRow } from "@jubilee/ui/person-row";

/** A guest in a list: monogram, name, how to reach them, and whether they want no mails. */
export function GuestName({ guest }: { guest: ListedGuest }) {
  const way = guest.email ?? guest.phone ?? <NoAddress />;
  return (
    <PersonRow
      name={guest.fullName}
      detail={
        guest.unsubscribedAt === null ? (
          way
        ) : (
          <>
            <b>No mails</b>
            {way && <> · {way}</>}
          </>
        )
      }
    />
  );
}
