import type { DayState } from "@jubilee/core/venues/availability.rules";
import type { VenueLayout } from "@jubilee/core/venues/venues.types";

/** What is wrong with a field of the request, or why its time cannot be had. */
export type RequestProblem =
  | "space"
  | "start"
  | "over"
  | "far"
  | "taken"
  | "end"
  | "order"
  | "long"
  | "purpose"
  | "people";

/** What a venue's page says itself. */
export interface VenueWords {
  layouts: Readonly<Record<VenueLayout, string>>;
  /** By key; a planner's own words stand as they are. */
  amenities: Readonly<Record<string, string>>;
  accessFacts: Readonly<Record<string, string>>;
  aDay: (price: string) => string;
  anHour: (price: string) => string;
  /** Of a venue without one. */
  noAddress: string;
  website: string;
  position: (degrees: string) => string;
  whereTitle: string;
  map: string;
  spacesTitle: string;
  amenitiesTitle: string;
  accessTitle: string;
  accessUnknown: string;
  hoursTitle: string;
  shutAllDay: string;
  freeTitle: string;
  freeText: string;
  days: Readonly<Record<DayState, string>>;
  earlier: string;
  later: string;
  space: string;
  ask: string;
  from: string;
  to: string;
  /** By which clock times are meant. */
  clock: (zone: string) => string;
  purpose: string;
  people: string;
  /** The space's name, its most people, and how many are planned with. */
  tooMany: (space: string, most: string, people: string) => string;
  note: string;
  send: string;
  problems: Readonly<Record<RequestProblem, string>>;
  sentTitle: string;
  sentText: string;
  another: string;
}
