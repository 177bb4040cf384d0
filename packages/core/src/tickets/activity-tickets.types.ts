import type { PriceModel } from "../sharing/public-event.types.ts";
import type { TicketTypeStatus } from "./tickets.types.ts";

/** A ticket type of the event, as the page of one activity needs it. */
export interface ActivityTicketType {
  id: string;
  name: string;
  priceMinor: number;
  priceModel: PriceModel;
  sold: number;
  /** Null: as many as are wanted. */
  quantity: number | null;
  status: TicketTypeStatus;
  /** The one activity it is for; null for the whole event. */
  activityId: string | null;
  activityTitle: string | null;
}

/** A ticket that lets into the activity. */
export interface ActivityEntry {
  id: string;
  name: string;
  number: string;
  typeName: string;
  /** Sold for this activity alone; otherwise its holder has a place in it. */
  isOwn: boolean;
  /** Instant of the entry at the activity's gate; null while not in. */
  enteredAt: string | null;
}

/** Answer of `get_activity_tickets`. */
export interface ActivityTickets {
  activity: {
    id: string;
    title: string;
    startAt: string;
    endAt: string;
    room: string | null;
    signUp: boolean;
    /** A ticket of the whole event that one must hold. */
    ticketTypeId: string | null;
  };
  event: { id: string; name: string; timeZone: string; currency: string };
  mayWrite: boolean;
  types: ActivityTicketType[];
  /** By name. */
  entries: ActivityEntry[];
  /** How many have signed up, with a ticket or without. */
  places: number;
}
