import type { ListedGuest } from "@jubilee/core/guests/types";
import { AnswerChip } from "../../../event-kit/AnswerChip.tsx";
import { Avatar } from "@jubilee/ui/avatar";
import { name, names, under } from "../lists/List.css.ts";
import { phoneLine } from "./Guests.css.ts";

/** A guest on a phone: name, one line of facts, the answer at the end. */
export function PhoneGuest({ guest }: { guest: ListedGuest }) {
  const facts = [
    guest.groupLabel,
    guest.dietary,
    guest.ticketCount > 0 && `${guest.ticketCount} tickets`,
  ];
  return (
    <span className={phoneLine}>
      <Avatar name={guest.fullName} />
      <span className={names}>
        <bdi className={name}>{guest.fullName}</bdi>
        <span className={under}>
          {facts.filter(Boolean).join(", ") || guest.email || "No address"}
        </span>
      </span>
      <AnswerChip state={guest.answer} />
    </span>
  );
}
