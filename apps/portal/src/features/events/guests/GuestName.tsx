import type { ListedGuest } from "@jubilee/core/guests/types";
import { Avatar } from "@jubilee/ui/avatar";
import { name, names, person, under } from "../lists/List.css.ts";

/** A guest in a list: monogram, name, address. */
export function GuestName({ guest }: { guest: ListedGuest }) {
  return (
    <span className={person}>
      <Avatar name={guest.fullName} />
      <span className={names}>
        <bdi className={name} title={guest.fullName}>
          {guest.fullName}
        </bdi>
        <span className={under}>{guest.email ?? guest.householdName ?? "No address"}</span>
      </span>
    </span>
  );
}
