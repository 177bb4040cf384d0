import type { SharedVenue } from "./venues.types.ts";
import type { ToldLink } from "../sharing/share.types.ts";
import type { CursorPage, ListPage } from "../base/lists.types.ts";
import type {
  BookableSpace,
  Booking,
  BookingCursor,
  BookingDate,
  BookingsMade,
  SpaceCursor,
} from "./bookings.types.ts";
import type { Seating } from "./seating.types.ts";
import type { ListedVenue, Venue, VenuePage } from "./venues.types.ts";

declare module "../insight/own-search.types.ts" {
  interface FoundKinds {
    venues: true;
  }
}

/** What the functions of this area answer. */
export interface Answers {
  add_seating_tables: Seating;
  admin_list_venues: ListPage<ListedVenue>;
  book_venue: BookingsMade;
  change_venue_booking: Booking;
  check_venue_booking: BookingDate[];
  get_seating: Seating;
  list_booking_spaces: CursorPage<BookableSpace, SpaceCursor>;
  list_venue_bookings: CursorPage<Booking, BookingCursor>;
  release_event_bookings: { released: number };
  search_venues: VenuePage;
  set_booking_status: { changed: number };
  create_venue_link: ToldLink;
  get_venue_link: ToldLink | null;
  get_venue: Venue & { updatedAt: string };
  save_venue: Venue & { updatedAt: string };
  request_shared_booking: { status: string; startDate: string };
  get_shared_venue: SharedVenue;
}
