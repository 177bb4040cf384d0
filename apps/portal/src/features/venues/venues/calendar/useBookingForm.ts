import {
  checkBookingDraft,
  payloadOfBooking,
  takenDates,
  timesProblem,
} from "@jubilee/core/venues/bookings.rules";
import type { Booking, BookingDraft, BookingErrors } from "@jubilee/core/venues/bookings.types";
import { useDeferredValue, useState } from "react";
import { keys } from "../data/keys.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createBookingsApi } from "@jubilee/core/venues/bookings.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

/** What is typed for a booking, what it would meet, and sending it. */
export function useBookingForm(initial: BookingDraft, booking: Booking | null) {
  const bookings = useApi(createBookingsApi);
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<BookingErrors>({});
  const { isBusy, run } = useWrite(keys.all, "Booking calendar");

  const change = (part: Partial<BookingDraft>) => {
    setDraft((known) => ({ ...known, ...part }));
    const cleared = Object.fromEntries(Object.keys(part).map((field) => [field, undefined]));
    setErrors((known) => ({ ...known, ...cleared }));
  };

  const settled = useDeferredValue(draft);
  const { spaceId, startLocal, endLocal, repeat } = payloadOfBooking(settled);
  const asked = { spaceId, startLocal, endLocal, repeat, bookingId: booking?.id ?? null };
  const canAsk = timesProblem(draft) === null;
  const check = useRead(keys.check(asked), () => bookings.check(settled, booking?.id ?? null), {
    enabled: canAsk && timesProblem(settled) === null,
    // What was free a moment ago, or on other dates, says nothing about these now.
    gcTime: 0,
    staleTime: 0,
  });
  const dates = canAsk && settled === draft ? check.data : undefined;
  const isChecking = canAsk && !dates && !check.isError;
  const taken = takenDates(dates ?? []).length;
  const isSeries = draft.every !== "none";
  /** Some dates of several are taken: the rest can be booked all the same. */
  const skips = isSeries && taken > 0 && taken < (dates?.length ?? 0);

  const submit = async (): Promise<boolean> => {
    const found = checkBookingDraft(draft);
    setErrors(found);
    if (Object.keys(found).length > 0) return false;
    const done = await run<unknown>(
      () => (booking ? bookings.change(booking.id, draft) : bookings.book(draft, skips)),
      ({ field, message }) => {
        if (field === null || !(field in draft)) return false;
        setErrors({ [field]: message });
        return true;
      },
    );
    return done !== null;
  };

  return { draft, errors, change, dates, isChecking, skips, taken, isBusy, submit };
}
