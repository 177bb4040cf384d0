import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import type { CursorPage } from "../base/lists.types.ts";
import { readAllPages } from "../base/lists.rules.ts";
import type { Result } from "../base/result.types.ts";
import { payloadOfBooking } from "./bookings.rules.ts";
import type {
  BookableSpace,
  Booking,
  BookingCursor,
  BookingDate,
  BookingDraft,
  BookingsMade,
  BookingSpan,
  BookingStatus,
  SpaceCursor,
  SpaceQuery,
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
  /** Every booking of the account that touches a span, by its beginning. */
  list: (span: BookingSpan) => Promise<Result<Booking[]>>;
  /** Spaces that can be booked, by venue, a page at a time. */
  listSpaces: (
    query: SpaceQuery,
    after?: SpaceCursor | null,
  ) => Promise<Result<CursorPage<BookableSpace, SpaceCursor>>>;
  /** What stands against each date, before it is booked. `bookingId` is the one being moved. */
  check: (draft: BookingDraft, bookingId: string | null) => Promise<Result<BookingDate[]>>;
  /** All dates or none; `skipTaken` leaves out those that are taken. */
  book: (draft: BookingDraft, skipTaken: boolean) => Promise<Result<BookingsMade>>;
  change: (id: string, draft: BookingDraft) => Promise<Result<Booking>>;
  decide: (id: string, decision: BookingDecision) => Promise<Result<{ changed: number }>>;
  /** Gives back every space that is still booked, held or asked for a cancelled event. */
  releaseOfEvent: (eventId: string) => Promise<Result<{ released: number }>>;
}

/** Calls about bookings of one's own venues. */
export function createBookingsApi(client: DatabaseClient): BookingsApi {
  return {
    list: (span) =>
      readAllPages((after: BookingCursor | null) =>
        call(client, "list_venue_bookings", {
          request: { ...span, after },
        }),
      ),
    listSpaces: (query, after = null) =>
      call(client, "list_booking_spaces", { request: { ...query, after } }),
    check: (draft, bookingId) =>
      call(client, "check_venue_booking", {
        payload: payloadOfBooking(draft),
        booking_id_param: bookingId,
      }),
    book: (draft, skipTaken) =>
      call(client, "book_venue", { payload: { ...payloadOfBooking(draft), skipTaken } }),
    change: (id, draft) =>
      call(client, "change_venue_booking", {
        booking_id_param: id,
        payload: payloadOfBooking(draft),
      }),
    releaseOfEvent: (eventId) =>
      call(client, "release_event_bookings", { event_id_param: eventId }),
    decide: (id, { status, reason = "", following = false }) =>
      call(client, "set_booking_status", {
        booking_id_param: id,
        status_param: status,
        reason_param: reason,
        following,
      }),
  };
}
