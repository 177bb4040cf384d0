import type { Booking, BookableSpace, BookingDraft } from "@jubilee/core/bookings/types";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { Form } from "@jubilee/ui/form";
import { toast } from "@jubilee/ui/toast";
import { useId } from "react";
import { BookingFields } from "./BookingFields.tsx";
import { ConflictList } from "./ConflictList.tsx";
import { fields } from "./BookingForm.css.ts";
import { useBookingForm } from "./useBookingForm.ts";

export interface BookingDialogProps {
  spaces: readonly BookableSpace[];
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
export function BookingDialog({ spaces, initial, booking, onClose }: BookingDialogProps) {
  const id = useId();
  const form = useBookingForm(initial, booking);
  const { draft, errors, change, dates, skips, taken, isBusy, submit } = form;
  const zone = spaces.find((space) => space.id === draft.spaceId)?.timeZone ?? "UTC";
  const send = async () => {
    if (!(await submit())) return;
    toast.success(
      booking ? "Saved" : draft.status === "hold" ? "Held for you" : "The space is booked",
    );
    onClose();
  };
  const free = skips && dates ? dates.length - taken : null;
  return (
    <Dialog
      open
      size="l"
      title={booking ? "Change the booking" : "Book a space"}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={isBusy}>
            {booking ? "Save changes" : submitWord(draft, free)}
          </Button>
        </>
      }
    >
      <Form id={id} label="Booking" onSubmit={send} busy={isBusy} summary={false}>
        <div className={fields}>
          <BookingFields
            spaces={spaces}
            draft={draft}
            errors={errors}
            zone={zone}
            isNew={booking === null}
            onChange={change}
          />
          <div aria-live="polite">{dates && <ConflictList dates={dates} timeZone={zone} />}</div>
        </div>
      </Form>
    </Dialog>
  );
}
