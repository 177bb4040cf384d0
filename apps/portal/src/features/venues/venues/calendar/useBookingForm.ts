import {
  checkBookingDraft,
  payloadOfBooking,
  takenDates,
  timesProblem,
} from "@jubilee/core/venues/bookings.rules";
import type { Booking, BookingDraft } from "@jubilee/core/venues/bookings.types";
import type { Result } from "@jubilee/core/base/result.types";
import { useDeferredValue } from "react";
import { keys } from "../data/keys.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createBookingsApi } from "@jubilee/core/venues/bookings.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../../page-kit/form/useDraft.ts";

/** What is typed for a booking, what it would meet, and sending it. */
export function useBookingForm(initial: BookingDraft, booking: Booking | null) {
  const bookings = useApi(createBookingsApi);
  const form = useDraft(initial, {
    write: useWrite(keys.all, "Booking calendar"),
    check: checkBookingDraft,
  });
  const { draft } = form;
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

  const save = (typed: BookingDraft): Promise<Result<unknown>> =>
    booking ? bookings.change(booking.id, typed) : bookings.book(typed, skips);

  return { form, dates, isChecking, skips, taken, save };
}
