import type { SupabaseClient } from "@supabase/supabase-js";
import { resultOf } from "../result/result.rules.ts";
import type { Result } from "../result/result.types.ts";
import { payloadOfBooking } from "./bookings.rules.ts";
import type {
  BookableSpace,
  Booking,
  BookingDate,
  BookingDraft,
  BookingsMade,
  BookingSpan,
  BookingStatus,
} from "./bookings.types.ts";

/** How a booking is decided. */
export interface BookingDecision {
  status: Extract<BookingStatus, "hold" | "confirmed" | "declined" | "cancelled">;
  /** Goes to who asked. */
  reason?: string;
  /** Also the later dates of its series that are in the same state. */
  following?: boolean;
}

export interface BookingsApi {
  /** Bookings of the account that touch a span, by their beginning. */
  list: (span: BookingSpan) => Promise<Result<Booking[]>>;
  /** Every space that can be booked, by venue. */
  listSpaces: () => Promise<Result<BookableSpace[]>>;
  /** What stands against each date, before it is booked. `bookingId` is the one being moved. */
  check: (draft: BookingDraft, bookingId: string | null) => Promise<Result<BookingDate[]>>;
  /** All dates or none; `skipTaken` leaves out those that are taken. */
  book: (draft: BookingDraft, skipTaken: boolean) => Promise<Result<BookingsMade>>;
  change: (id: string, draft: BookingDraft) => Promise<Result<Booking>>;
  decide: (id: string, decision: BookingDecision) => Promise<Result<{ changed: number }>>;
}

/** Calls about bookings of one's own venues. */
export function createBookingsApi(client: SupabaseClient): BookingsApi {
  const call = async <Value>(name: string, parameters: object): Promise<Result<Value>> => {
    const { data, error } = await client.rpc(name, parameters);
    return resultOf<Value>({ data, error });
  };
  return {
    list: (request) => call("list_venue_bookings", { request }),
    listSpaces: () => call("list_booking_spaces", {}),
    check: (draft, bookingId) =>
      call("check_venue_booking", {
        payload: payloadOfBooking(draft),
        booking_id_param: bookingId,
      }),
    book: (draft, skipTaken) =>
      call("book_venue", { payload: { ...payloadOfBooking(draft), skipTaken } }),
    change: (id, draft) =>
      call("change_venue_booking", { booking_id_param: id, payload: payloadOfBooking(draft) }),
    decide: (id, { status, reason = "", following = false }) =>
      call("set_booking_status", {
        booking_id_param: id,
        status_param: status,
        reason_param: reason,
        following,
      }),
  };
}
