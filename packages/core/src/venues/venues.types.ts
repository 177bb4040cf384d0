import type { CursorPage } from "../base/lists.types.ts";

/** How a space is set up; each has its own capacity. */
export type VenueLayout =
  | "banquet"
  | "theatre"
  | "reception"
  | "ceremony"
  | "classroom"
  | "boardroom";

export type Weekday = "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";

/** What kind of place it is; decides what its cover shows. */
export type VenueKind =
  | "hall"
  | "restaurant"
  | "garden"
  | "waterside"
  | "theatre"
  | "library"
  | "sports";

/** Wall times of a day, `HH:mm`. */
export interface DayHours {
  from: string;
  to: string;
}

/** By day; a day left out is closed, no day at all says nothing. */
export type OpeningHours = Partial<Record<Weekday, DayHours>>;

/** A part of a venue that is booked for itself. */
export interface VenueSpace {
  /** Empty while it is new. */
  id: string;
  name: string;
  capacityByLayout: Partial<Record<VenueLayout, number>>;
  /** The most people in any layout; 0 while nothing is said. */
  largestCapacity: number;
}

/** Days on which nothing can be booked, first and last included. */
export interface VenueBlackout {
  /** Empty while it is new. */
  id: string;
  startsOn: string;
  endsOn: string;
  reason: string | null;
}

export type VenueStatus = "active" | "inactive";

/** One venue as its planner sees it. */
export interface Venue {
  id: string;
  name: string;
  /** Null while nobody has said. */
  kind: VenueKind | null;
  /** What its cover is drawn from while it has no photo; the same for everybody who sees it. */
  coverSeed: string;
  summary: string | null;
  street: string | null;
  city: string | null;
  region: string | null;
  postalCode: string | null;
  /** Two letters, ISO 3166. */
  country: string | null;
  /** Degrees, north and east positive; both or none. */
  latitude: number | null;
  longitude: number | null;
  timeZone: string;
  /** Keys of `amenities` and words of the planner's own. */
  amenities: string[];
  accessFacts: string[];
  accessNote: string | null;
  openingHours: OpeningHours;
  /** In minor units of `currency`. */
  hourlyRateMinor: number | null;
  dailyRateMinor: number | null;
  currency: string;
  contactName: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  website: string | null;
  photoUrls: string[];
  largestCapacity: number;
  status: VenueStatus;
  spaces: VenueSpace[];
  blackouts: VenueBlackout[];
}

/** What the planner types. Empty text means none. */
export interface VenueDraft {
  name: string;
  kind: VenueKind | "";
  summary: string;
  street: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
  /** `41.5, -72.5` as maps write it; empty for none. */
  position: string;
  timeZone: string;
  amenities: string[];
  accessFacts: string[];
  accessNote: string;
  openingHours: OpeningHours;
  hourlyRateMinor: number | null;
  dailyRateMinor: number | null;
  currency: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  website: string;
  photoUrls: string[];
  status: VenueStatus;
  spaces: VenueSpace[];
  blackouts: VenueBlackout[];
}

export type VenueErrors = Partial<Record<keyof VenueDraft, string>>;

/** A venue in a list. */
export interface VenueLine {
  id: string;
  name: string;
  street: string | null;
  city: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
  timeZone: string;
  photoUrl: string | null;
  coverSeed: string;
  largestCapacity: number;
  amenities: string[];
  accessFacts: string[];
  hourlyRateMinor: number | null;
  dailyRateMinor: number | null;
  currency: string;
  status: VenueStatus;
  /** From where was asked; null without a place to measure from. */
  kilometres: number | null;
  spaceCount: number;
  /** Instant of the next booking or hold; null when nothing is coming. */
  nextBooking: string | null;
  /** Requests that wait for an answer. */
  requestCount: number;
}

export type VenueSort = "name" | "distance" | "capacity" | "price" | "newest";

/** Which venues are listed: `active` unless said otherwise. */
export type VenueShow = "all" | "active" | "inactive" | "requests";

/** A point on the globe, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** What a search asks for; everything left out does not matter. */
export interface VenueSearch {
  text?: string;
  capacity?: number;
  layout?: VenueLayout;
  amenities?: string[];
  accessFacts?: string[];
  /** Wall times at the venue, `YYYY-MM-DDTHH:mm`. */
  freeFrom?: string;
  freeTo?: string;
  /** A position, or the name of a town, a venue or a street among one’s own. */
  near?: Position | { place: string };
  withinKm?: number;
  sort?: VenueSort;
  show?: VenueShow;
  size?: number;
}

/** Where a page of venues ended, in the search's own order. */
export interface VenueCursor {
  rank: number;
  name: string;
  id: string;
}

/** A part of what a search found; `total` counts all of it. */
export interface VenuePage extends CursorPage<VenueLine, VenueCursor> {
  total: number;
  /** What distances were measured from; null without one, or when no venue is called so. */
  near: Position | null;
}

/** A venue of anybody, for administrators. */
export interface ListedVenue {
  id: string;
  name: string;
  city: string | null;
  country: string | null;
  status: VenueStatus;
  accountName: string;
  ownerId: string;
  createdAt: string;
  largestCapacity: number;
  spaceCount: number;
  bookingCount: number;
  linkCount: number;
}

/** What strangers with its link see of a venue. */
export type PublicVenue = Omit<
  Venue,
  "id" | "status" | "contactName" | "contactEmail" | "contactPhone" | "blackouts"
>;

/** A venue behind its link, with two months of busy times and nothing about them. */
export interface SharedVenue {
  venue: PublicVenue;
  /** `YYYY-MM-DD` by the venue's calendar; the last day is not included. */
  fromDay: string;
  toDay: string;
  busy: { spaceId: string; startDate: string; endDate: string }[];
  shut: { startsOn: string; endsOn: string }[];
}

/** The public link of a venue. Rotating and revoking are those of every share link. */
export interface VenueLink {
  id: string;
  path: string;
  url: string;
  status: "active" | "revoked" | "suspended" | "expired";
  lastUsedAt: string | null;
  createdAt: string;
}
