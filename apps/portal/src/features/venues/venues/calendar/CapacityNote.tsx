import type { BookableSpace } from "@jubilee/core/venues/bookings.types";
import { counted } from "@jubilee/core/base/words.rules";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { useLocale } from "../../../../page-kit/useLocale.ts";

export interface CapacityNoteProps {
  partySize: number | null;
  space: Pick<BookableSpace, "name" | "largestCapacity"> | undefined;
}

/** Says so when more people are to come than the space takes in any set-up. It warns, it forbids nothing. */
export function CapacityNote({ partySize, space }: CapacityNoteProps) {
  const number = new Intl.NumberFormat(useLocale());
  const most = space?.largestCapacity ?? 0;
  const isTooMany = partySize !== null && most > 0 && partySize > most;
  return (
    <div aria-live="polite">
      {isTooMany && (
        <InlineMessage tone="warning">
          {`${space?.name ?? "The space"} takes ${counted(most, "person", "people")} at most; you plan with ${number.format(partySize)}.`}
        </InlineMessage>
      )}
    </div>
  );
}
