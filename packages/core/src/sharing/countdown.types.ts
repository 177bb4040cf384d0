/**
 * What a countdown counts to: the JSON of `get_shared_countdown` and of the `embed` function's
 * `countdown/:token`. Units: instants as ISO 8601 with offset; wall times `YYYY-MM-DDTHH:mm` in the
 * event's IANA zone. Source: specification area F30, decisions 24 and 25.
 */
import type { LinkLook, PublicEvent } from "./public-event.types.ts";
import type { SharedList } from "./showcase.types.ts";

/** As much of an event as a countdown tells. */
export type CountedEvent = Omit<
  PublicEvent,
  | "description"
  | "groupTerm"
  | "memberTerm"
  | "address"
  | "onlineUrl"
  | "hostNames"
  | "currency"
  | "coverColour"
>;

/** Answer to `GET /functions/v1/embed/countdown/:shareToken`. */
export interface SharedCountdown {
  /** The event; of a showcase in which nothing is planned, the showcase itself. */
  event: CountedEvent | SharedList["event"];
  /** Of several events: when this one is over it counts to the next. */
  follows?: true;
  /** The server's clock when this was answered. */
  serverTime: string;
  /** The page of the event, absolute; without one, that of the link. */
  pageUrl: string;
  look?: LinkLook;
}

/** Where a countdown stands: it counts, the event is on, it is over, or it does not take place. */
export type CountdownPhase = "ahead" | "begun" | "ended" | "cancelled";
