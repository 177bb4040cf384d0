import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { counted } from "@jubilee/core/base/words.rules";
import { MoneyText } from "@jubilee/ui/money-text";
import { PersonRow } from "@jubilee/ui/person-row";
import { Text } from "@jubilee/ui/text";
import { AnswerChip } from "../../../event-kit/AnswerChip.tsx";
import { NoAddress } from "../../../event-kit/people/NoAddress.tsx";
import { lineEnd } from "../../../page-kit/list/ListPage.css.ts";

interface PhoneGuestProps {
  guest: ListedGuest;
  currency: string;
}

/** A guest on a phone: name, one line of facts, at the end the answer and what is owed. */
export function PhoneGuest({ guest, currency }: PhoneGuestProps) {
  const { groupLabel, mealChoice, dietary, ticketCount, email, dueMinor } = guest;
  const tickets = counted(ticketCount, "ticket");
  const facts = [
    guest.unsubscribedAt !== null && "No mails",
    groupLabel,
    mealChoice,
    dietary,
    ticketCount > 0 && tickets,
  ].filter(Boolean);
  return (
    <PersonRow
      name={guest.fullName}
      detail={facts.join(" · ") || email || <NoAddress />}
      end={
        <span className={lineEnd}>
          <AnswerChip state={guest.answer} />
          {dueMinor > 0 && (
            <Text as="span" size={12} tone="danger" weight="strong">
              <MoneyText amountMinor={dueMinor} currency={currency} /> due
            </Text>
          )}
        </span>
      }
    />
  );
}
