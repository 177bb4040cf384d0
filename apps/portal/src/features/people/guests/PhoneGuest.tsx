import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { counted } from "@jubilee/core/base/words.rules";
import { PersonRow } from "@jubilee/ui/person-row";
import { AnswerChip } from "../../../event-kit/AnswerChip.tsx";

/** A guest on a phone: name, one line of facts, the answer at the end. */
export function PhoneGuest({ guest }: { guest: ListedGuest }) {
  const { groupLabel, mealChoice, dietary, ticketCount, email } = guest;
  const tickets = counted(ticketCount, "ticket");
  const facts = [groupLabel, mealChoice, dietary, ticketCount > 0 && tickets].filter(Boolean);
  return (
    <PersonRow
      name={guest.fullName}
      detail={facts.join(", ") || email || "No address"}
      end={<AnswerChip state={guest.answer} />}
    />
  );
}
