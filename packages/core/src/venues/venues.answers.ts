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
import type { ListedVenue, Venue, VenueLink, VenuePage } from "./venues.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  add_seating_tables: Seating;
  admin_list_venues: ListPage<ListedVenue>;
  book_venue: BookingsMade;
  change_venue_booking: Booking;
  check_venue_booking: BookingDate[];
  create_venue_link: VenueLink;
  get_seating: Seating;
  get_venue: Venue;
  get_venue_link: VenueLink | null;
  list_booking_spaces: CursorPage<BookableSpace, SpaceCursor>;
  list_venue_bookings: CursorPage<Booking, BookingCursor>;
  release_event_bookings: { released: number };
  save_venue: Venue;
  search_venues: VenuePage;
  set_booking_status: { changed: number };
}
