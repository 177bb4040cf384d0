import { countPeople, type PeopleWords } from "@jubilee/core/events/event-types.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { countHouseholds } from "@jubilee/core/people/guests.rules";
import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { Text } from "@jubilee/ui/text";
import { memo } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";

interface GuestCountProps {
  guests: ListedGuest[];
  /** How many the filters leave. */
  shown: number;
  words: PeopleWords;
}

/** How many people are on the list, in how many households if some share one; with filters, how many of them are shown. */
export const GuestCount = memo(function GuestCount({ guests, shown, words }: GuestCountProps) {
  const locale = useLocale();
  const households = countHouseholds(guests);
  return (
    <Text size={14} as="output" numeric>
      <strong>{countPeople(guests.length, words, locale)}</strong>
      {shown !== guests.length ? (
        <span>{`, ${new Intl.NumberFormat(locale).format(shown)} shown`}</span>
      ) : (
        households < guests.length && <span>{` in ${counted(households, "household")}`}</span>
      )}
    </Text>
  );
});
