import type { Booking, BookingDraft } from "@jubilee/core/venues/bookings.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { BookingFields } from "./BookingFields.tsx";
import { ConflictList } from "./ConflictList.tsx";
import { fields } from "./BookingForm.css.ts";
import { useBookingForm } from "./useBookingForm.ts";
import { useSpace } from "./useSpaces.ts";

export interface BookingDialogProps {
  initial: BookingDraft;
  /** The one that is changed; null for a new one. */
  booking: Booking | null;
  onClose: () => void;
}

function submitWord(draft: BookingDraft, free: number | null): string {
  const word = draft.status === "hold" ? "Hold" : "Book";
  return free === null ? word : `${word} the ${free} free ${free === 1 ? "date" : "dates"}`;
}

/** Holds, books or moves: what stands against it is told while one types. */
export function BookingDialog({ initial, booking, onClose }: BookingDialogProps) {
  const { form, dates, isChecking, skips, taken, save } = useBookingForm(initial, booking);
  const { draft, errors, change } = form;
  const space = useSpace(draft.spaceId);
  const zone = space?.timeZone ?? booking?.timeZone ?? "UTC";
  const done = booking ? "Saved" : draft.status === "hold" ? "Held for you" : "The space is booked";
  const free = skips && dates ? dates.length - taken : null;
  return (
    <FormDialog
      size="l"
      title={booking ? "Change the booking" : "Book a space"}
      submitLabel={booking ? "Save changes" : submitWord(draft, free)}
      summary={false}
      {...form.dialog(save, { done, onClose })}
    >
      <div className={fields}>
        <BookingFields
          space={space}
          draft={draft}
          errors={errors}
          zone={zone}
          isNew={booking === null}
          onChange={change}
        />
        <div aria-live="polite">
          {dates && <ConflictList dates={dates} timeZone={zone} />}
          {isChecking && (
            <InlineMessage tone="muted">Looking whether the space is free then.</InlineMessage>
          )}
        </div>
      </div>
    </FormDialog>
  );
}
