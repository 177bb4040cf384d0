import type { DayState } from "@jubilee/core/venues/availability.rules";
import type { SharedVenue, VenueSpace } from "@jubilee/core/venues/venues.types";
import type { Part } from "../../page.types.ts";
import type { VenueWords } from "./words/words.types.ts";

/** What every part of a venue's page is given. */
export interface VenuePart extends Part<SharedVenue> {
  own: VenueWords;
  /** The space that is looked at and asked for; null where the venue has none. */
  space: VenueSpace | null;
  /** By the venue's calendar. */
  today: string;
  stateOf: (day: string) => DayState;
  /** The page with another space or another month before the reader, without what is undefined. */
  look: (space: string | undefined, month?: string) => string;
}
